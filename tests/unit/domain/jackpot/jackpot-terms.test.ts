import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jackpotFaults, mostReturnPercent } from '#domain/jackpot/jackpot-faults.ts';
import {
  contributionOf,
  jackpotReturnPpm,
  percentOfPpm,
  poolTermsOf,
  ppmOfPercent,
} from '#domain/jackpot/jackpot-terms.ts';
import { suggestedTerms } from '#domain/jackpot/suggested-terms.ts';
import { TITLES } from '#games/generated/titles.ts';

const TERMS = {
  contributionPpm: 10_000,
  startMicro: 500n,
  turnoverMicro: 100_000n,
  mustHitMicro: null,
};
const GAME = { rtpMostPercent: '96.3836', stakesMicro: [1n, 50n] };

describe('terms of a jackpot', () => {
  it('are percent outside and parts of a million inside, to the last digit', () => {
    expect(percentOfPpm(10_000)).toBe('1');
    expect(percentOfPpm(12_345)).toBe('1.2345');
    expect(percentOfPpm(50)).toBe('0.005');
    expect(ppmOfPercent('0.05')).toBe(500);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        (ppm) => ppmOfPercent(percentOfPpm(ppm)) === ppm,
      ),
    );
  });

  it('take no more than their part of a stake', () => {
    expect(contributionOf(1_000_000n, TERMS)).toBe(10_000n);
    expect(contributionOf(99n, TERMS)).toBe(0n);
    expect(contributionOf(100n, TERMS)).toBe(1n);
  });

  it('give back what goes in, and the start once a turnover, rounded up', () => {
    expect(jackpotReturnPpm(TERMS)).toBe(15_000);
    expect(jackpotReturnPpm({ ...TERMS, startMicro: 1n, turnoverMicro: 3n })).toBe(343_334);
  });

  it('may not give back more than 99 % with the game', () => {
    expect(jackpotFaults(TERMS, [GAME])).toEqual({});
    const params = { returned: '99.3836', most: '99' };
    expect(jackpotFaults({ ...TERMS, contributionPpm: 25_000 }, [GAME])).toEqual({
      startMicro: { code: 'GIVES_TOO_MUCH', params },
    });
    expect(jackpotFaults({ ...TERMS, contributionPpm: 27_000 }, [GAME])).toMatchObject({
      contributionPpm: { code: 'GIVES_TOO_MUCH' },
    });
  });

  it('are judged by the most that a title returns, in any of its variants', () => {
    const rtpMostPercent = mostReturnPercent({
      rtpMostPercent: '98.9896',
      variantPercents: { low: '96.0100', lower: '94.0200' },
    });
    expect(rtpMostPercent).toBe('98.9896');
    expect(jackpotFaults(TERMS, [{ ...GAME, rtpMostPercent }])).toHaveProperty('contributionPpm');
    const variantPercents = { high: '99.01' };
    expect(mostReturnPercent({ rtpMostPercent: '97.00', variantPercents })).toBe('99.01');
    expect(mostReturnPercent({ rtpMostPercent: null })).toBe('100');
  });

  it('are a jackpot’s: no stake takes it oftener than once in a thousand rounds', () => {
    expect(jackpotFaults({ ...TERMS, turnoverMicro: 49_999n }, [GAME])).toEqual({
      turnoverMicro: { code: 'TURNOVER_TOO_SMALL', params: { times: 1_000 } },
    });
    expect(jackpotFaults({ ...TERMS, turnoverMicro: 2n ** 32n + 1n }, [GAME])).toEqual({
      turnoverMicro: { code: 'TURNOVER_TOO_FINE' },
    });
  });

  const limited = (mustHitMicro: string) =>
    poolTermsOf({
      contributionPercent: '1',
      startMicro: '500000',
      turnoverMicro: null,
      mustHitMicro,
    });
  const bets = [{ rtpMostPercent: '96.3836', stakesMicro: [100n, 50_000n] }];

  it('with a limit follow from it: half of the way to it is fed by stakes', () => {
    const terms = limited('1500000');
    expect(terms).toEqual({
      contributionPpm: 10_000,
      startMicro: 500_000n,
      turnoverMicro: 50_000_000n,
      mustHitMicro: 1_500_000n,
    });
    // 1 % of the stakes, and 1 % x 2 x 500,000 / 1,000,000 for the start.
    expect(jackpotReturnPpm(terms)).toBe(20_000);
    expect(jackpotFaults(terms, bets)).toEqual({});
  });

  it('have a limit that large stakes do not reach at once', () => {
    const low = { mustHitMicro: { code: 'LIMIT_TOO_LOW', params: { times: 1_000 } } };
    expect(jackpotFaults(limited('400000'), bets)).toEqual(low);
    expect(jackpotFaults(limited('1499999'), bets)).toEqual(low);
    expect(jackpotFaults(limited('9999999999999999999'), bets)).toMatchObject({
      mustHitMicro: { code: 'maximum' },
    });
    // A stake that puts nothing in has no chance.
    const fine = [{ rtpMostPercent: '96', stakesMicro: [99n] }];
    expect(jackpotFaults(limited('1500000'), fine)).toEqual({
      mustHitMicro: { code: 'TURNOVER_TOO_FINE' },
    });
  });

  it('that are suggested hold for every game that feeds it, in every currency', () => {
    let looked = 0;
    const feeding = TITLES.filter(({ subCategories }) => subCategories.includes('JP'));
    for (const { rtpMostPercent, stakesMicro } of feeding) {
      for (const stakes of Object.values(stakesMicro)) {
        const terms = suggestedTerms(stakes);
        if (terms === null) throw new Error('a game without stakes');
        expect(jackpotFaults(terms, [{ rtpMostPercent, stakesMicro: stakes }])).toEqual({});
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(4);
    expect(suggestedTerms([])).toBeNull();
  });
});
