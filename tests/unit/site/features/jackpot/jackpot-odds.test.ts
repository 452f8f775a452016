import { describe, expect, it } from 'vitest';
import {
  feedingGame,
  jackpotReturn,
  roundsPerWin,
  tellingStake,
} from '#site/features/jackpot/jackpot-odds.ts';
import { gameItem } from '../../site-fixture.ts';
import { jackpot } from './jackpot-fixture.ts';

describe('the chance of a jackpot', () => {
  it('is told for one unit of the currency, or for the smallest stake if that is more', () => {
    const withLeast = (minStakeMicro: string | null) =>
      jackpot({ games: [gameItem({ gameCode: 'a', minStakeMicro })] });
    expect(tellingStake(withLeast('500000'))).toBe(1_000_000n);
    expect(tellingStake(withLeast('2000000000'))).toBe(2_000_000_000n);
    expect(tellingStake(withLeast(null))).toBe(1_000_000n);
    expect(tellingStake(jackpot({ games: [] }))).toBe(1_000_000n);
  });

  it.each([
    [1_000_000n, 100_000n],
    [500_000n, 200_000n],
    [3_000_000n, 33_333n],
    [30_000_000n, 3_333n],
    [60_000_000n, 1_667n],
  ])('of a stake of %s is one in %s rounds, to the nearest', (stake, rounds) => {
    expect(roundsPerWin(stake, jackpot())).toBe(rounds);
  });
});

describe('the return of a jackpot', () => {
  it('is what stakes put in and what the house begins each pool with', () => {
    expect(jackpotReturn(jackpot(), '96.3836')).toEqual({
      poolPercent: '1.5',
      togetherPercent: '97.8836',
    });
  });

  it('stands alone where nobody says what the game gives back', () => {
    expect(jackpotReturn(jackpot({ contributionPercent: '0.75' }), null)).toEqual({
      poolPercent: '1.25',
      togetherPercent: null,
    });
  });
});

it('knows the titles that feed it', () => {
  expect(feedingGame(jackpot(), 'house', 'jade-orchard')?.gameName).toBe('Jade Orchard');
  expect(feedingGame(jackpot(), 'other', 'jade-orchard')).toBeNull();
});
