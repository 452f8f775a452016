import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestStreak } from '#domain/mission/longest-streak.ts';
import { endOfPeriod, missionPeriod } from '#domain/mission/mission-period.ts';
import { prizePotMicro, sharePrizes } from '#domain/mission/share-prizes.ts';

const prizesOf = (...rows: readonly (readonly [places: number, amount: bigint])[]) =>
  rows.map(([weight, amount]) => ({ weight, amountMicro: String(amount), stock: 0 }));
const scoredOf = (...scores: readonly bigint[]) =>
  scores.map((score, index) => ({ memberId: BigInt(index), score }));

describe('prizes of a board', () => {
  it.each([
    ['each place its own', [9n, 5n, 3n], [1, 2, 3], [60n, 30n, 10n]],
    ['a tie shares both, and skips a rank', [9n, 9n, 3n], [1, 1, 3], [45n, 45n, 10n]],
    [
      'a tie over the last place shares what is left',
      [9n, 5n, 3n, 3n],
      [1, 2, 3, 3],
      [60n, 30n, 5n, 5n],
    ],
    ['a tie of all', [2n, 2n, 2n, 2n], [1, 1, 1, 1], [25n, 25n, 25n, 25n]],
    ['no player', [], [], []],
  ] as const)('%s', (_, scores, ranks, prizes) => {
    const places = sharePrizes(scoredOf(...scores), prizesOf([1, 60n], [1, 30n], [1, 10n]), 1n);
    expect(places.map(({ rank }) => rank)).toEqual(ranks);
    expect(places.map(({ prizeMicro }) => prizeMicro)).toEqual(prizes);
  });

  it('never come to more than the pot, and equal scores to equal prizes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 5n }), { maxLength: 30 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.bigInt({ min: 0n, max: 999n })), {
          maxLength: 6,
        }),
        fc.constantFrom(1n, 10n),
        (scores, rows, unit) => {
          const sorted = scores.toSorted((one, other) => Number(other - one));
          const prizes = prizesOf(...rows);
          const places = sharePrizes(scoredOf(...sorted), prizes, unit);
          const given = places.reduce((sum, { prizeMicro }) => sum + prizeMicro, 0n);
          expect(places).toHaveLength(scores.length);
          expect(given <= prizePotMicro(prizes)).toBe(true);
          for (const { score, prizeMicro, rank } of places) {
            const same = places.filter((place) => place.score === score);
            expect(same.every((place) => place.prizeMicro === prizeMicro)).toBe(true);
            expect(rank).toBe(1 + places.filter((place) => place.score > score).length);
            expect(prizeMicro % unit).toBe(0n);
          }
        },
      ),
    );
  });
});

describe('days and periods', () => {
  it.each([
    [[], 0],
    [['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-03'], 3],
    [['2026-12-31', '2027-01-01'], 2],
    [['2026-05-01', '2026-05-03'], 1],
  ])('%j have %d days in a row', (days, streak) => {
    expect(longestStreak(days)).toBe(streak);
  });

  it('lie within the campaign, and end with their last day in the zone of the brand', () => {
    const runs = {
      timeZone: 'America/Lima',
      startsAt: new Date('2026-11-25T12:00:00Z'),
      endsAt: new Date('2026-12-02T05:00:00Z'),
    };
    expect(missionPeriod('2026-11-30', 'day', runs)).toEqual({
      from: '2026-11-30',
      to: '2026-11-30',
    });
    expect(missionPeriod('2026-11-27', 'week', runs)).toEqual({
      from: '2026-11-25',
      to: '2026-11-29',
    });
    expect(missionPeriod('2026-12-01', 'month', runs)).toEqual({
      from: '2026-12-01',
      to: '2026-12-01',
    });
    expect(missionPeriod('2026-12-01', 'campaign', runs)).toEqual({
      from: '2026-11-25',
      to: '2026-12-01',
    });
    for (const zone of ['America/Lima', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const end = endOfPeriod(zone, { from: '2026-11-30', to: '2026-11-30' });
      const text = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
      expect(text.format(end)).toBe('2026-12-01');
      expect(text.format(new Date(+end - 1000))).toBe('2026-11-30');
    }
  });
});
