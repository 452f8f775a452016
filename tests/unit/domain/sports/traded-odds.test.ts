import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSharp } from '#domain/sports/closing-value.ts';
import { holdOf, reportTotal } from '#domain/sports/report-total.ts';
import { playerLimitMicro, sportsTermsIn } from '#domain/sports/sports-terms.ts';
import { isSureWin, tradedOdds } from '#domain/sports/traded-odds.ts';

const odds = fc.integer({ min: 1_001, max: 10_000_000 });
const margin = fc.integer({ min: 0, max: 5_000 });

it('never raises odds by a margin, and a larger one never gives higher odds', () => {
  fc.assert(
    fc.property(odds, margin, margin, fc.boolean(), (milli, one, other, isPlayed) => {
      const feed = { outcome: 'home', odds: milli };
      const by = (part: number) => tradedOdds(feed, [{ margin: part, odds: null }], isPlayed);
      expect(by(Math.max(one, other))).toBeLessThanOrEqual(by(Math.min(one, other)));
      expect(by(one)).toBeLessThanOrEqual(milli);
      expect(by(one)).toBeGreaterThanOrEqual(1_001);
    }),
  );
});

it.each([
  ['follows the feed without a trade', [], false, 2_000],
  ['takes odds by hand before play', [{ margin: 0, odds: { home: 1_800 } }], false, 1_800],
  ['follows the feed in play', [{ margin: 0, odds: { home: 1_800 } }], true, 2_000],
  ['leaves other outcomes alone', [{ margin: 0, odds: { away: 1_800 } }], false, 2_000],
  [
    'takes the larger margin',
    [
      { margin: 500, odds: null },
      { margin: 1_000, odds: null },
    ],
    true,
    1_818,
  ],
] as const)('%s', (_title, trades, isPlayed, expected) => {
  expect(tradedOdds({ outcome: 'home', odds: 2_000 }, trades, isPlayed)).toBe(expected);
});

it('knows odds that win for sure', () => {
  expect(isSureWin([2_000, 2_000])).toBe(false);
  expect(isSureWin([2_010, 2_000])).toBe(true);
  expect(isSureWin([2_000])).toBe(false);
});

it('calls a player sharp after enough bets at better odds than the closing ones', () => {
  expect(isSharp({ bets: 19, beaten: 19, valueSum: 19_000 })).toBe(false);
  expect(isSharp({ bets: 20, beaten: 12, valueSum: 4_000 })).toBe(true);
  expect(isSharp({ bets: 20, beaten: 11, valueSum: 4_000 })).toBe(false);
  expect(isSharp({ bets: 20, beaten: 20, valueSum: 3_999 })).toBe(false);
});

it('gives a player the strictest limit of the tags', () => {
  const terms = { ...sportsTermsIn(null, 'USD'), mostPlayerMicro: '1000' };
  expect(playerLimitMicro(terms, [])).toBe(1_000n);
  expect(playerLimitMicro(terms, ['vip', 'sports-watched'])).toBe(500n);
  expect(playerLimitMicro(terms, ['sports-watched', 'sports-limited'])).toBe(100n);
});

it('adds report lines up, and knows the hold of settled stakes', () => {
  const line = {
    bets: 2,
    openBets: 1,
    stakeMicro: '30',
    settledStakeMicro: '20',
    payoutMicro: '15',
    openStakeMicro: '10',
    openMostMicro: '40',
  };
  expect(reportTotal([line, line])).toMatchObject({
    bets: 4,
    stakeMicro: '60',
    openMostMicro: '80',
  });
  expect(holdOf(line)).toEqual({ micro: 5n, basisPoints: 2_500 });
  expect(holdOf({ settledStakeMicro: '0', payoutMicro: '0' }).basisPoints).toBeNull();
});
