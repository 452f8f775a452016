import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueAfter, issueAt, type Schedule } from '#domain/lottery/schedule.ts';
import { LOTTERIES } from '#lotteries/lotteries.ts';

const DAY_SECONDS = 86_400;
const everyMinute: Schedule = { everySeconds: 60, offsetSeconds: 0, closeSeconds: 5 };
const daily: Schedule = { everySeconds: DAY_SECONDS, offsetSeconds: 75_600, closeSeconds: 1_800 };

const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2036-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const schedules = fc
  .constantFrom(30, 60, 90, 180, 210, 300, 600, 900, 1_800, 3_600, DAY_SECONDS)
  .chain((everySeconds) =>
    fc.record({
      everySeconds: fc.constant(everySeconds),
      offsetSeconds: fc.integer({ min: -DAY_SECONDS, max: DAY_SECONDS }),
      closeSeconds: fc.integer({ min: 0, max: everySeconds - 1 }),
    }),
  );

describe('an issue', () => {
  it('contains the moment it was found by, and closes before its draw', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, at) => {
        const issue = issueAt(schedule, at);
        const opens = issue.opensAt.getTime();
        const draws = issue.drawsAt.getTime();
        expect(opens).toBeLessThanOrEqual(at.getTime());
        expect(draws).toBeGreaterThan(at.getTime());
        expect(draws - opens).toBe(schedule.everySeconds * 1000);
        expect(draws - issue.closesAt.getTime()).toBe(schedule.closeSeconds * 1000);
        expect(issue.closesAt.getTime()).toBeGreaterThan(opens);
      }),
    );
  });

  it('is followed by the issue that opens when it draws', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, at) => {
        const issue = issueAt(schedule, at);
        const next = issueAfter(schedule, issue);
        expect(next.opensAt).toEqual(issue.drawsAt);
        expect(next).toEqual(issueAt(schedule, issue.drawsAt));
        expect(next.numero > issue.numero).toBe(true);
      }),
    );
  });

  it('is found again by steps forward and back', () => {
    fc.assert(
      fc.property(
        schedules,
        moments,
        fc.integer({ min: -300, max: 300 }),
        (schedule, at, steps) => {
          const issue = issueAt(schedule, at);
          const other = issueAfter(schedule, issue, steps);
          expect(issueAfter(schedule, other, -steps)).toEqual(issue);
          expect(other).toEqual(issueAt(schedule, other.opensAt));
          expect(issueAfter(schedule, issue, 0)).toEqual(issue);
        },
      ),
    );
  });

  it.each(LOTTERIES.map(({ code, schedule }) => [code, schedule] as const))(
    'of %s has a number that no other issue of three days has',
    (_code, schedule) => {
      const count = (3 * DAY_SECONDS) / schedule.everySeconds;
      const numeros = new Set<string>();
      let issue = issueAt(schedule, new Date('2026-12-30T12:00:00Z'));
      for (let drawn = 0; drawn < count; drawn += 1) {
        numeros.add(issue.numero);
        issue = issueAfter(schedule, issue);
      }
      expect(numeros.size).toBe(count);
    },
  );
});

describe('issues of a minute', () => {
  it.each([
    ['2026-11-26T00:00:00.000Z', '20261126-0001'],
    ['2026-11-26T00:00:59.999Z', '20261126-0001'],
    ['2026-11-26T00:01:00.000Z', '20261126-0002'],
    ['2026-11-26T23:59:59.999Z', '20261126-1440'],
    ['2026-11-27T00:00:00.000Z', '20261127-0001'],
    ['2026-12-31T23:59:00.000Z', '20261231-1440'],
    ['2027-01-01T00:00:00.000Z', '20270101-0001'],
  ])('at %s are numbered %s', (at, numero) => {
    expect(issueAt(everyMinute, new Date(at)).numero).toBe(numero);
  });

  it('start the next day with the first number', () => {
    const last = issueAt(everyMinute, new Date('2026-11-26T23:59:30Z'));
    expect(last.closesAt.toISOString()).toBe('2026-11-26T23:59:55.000Z');
    expect(last.drawsAt.toISOString()).toBe('2026-11-27T00:00:00.000Z');
    expect(issueAfter(everyMinute, last).numero).toBe('20261127-0001');
    expect(issueAfter(everyMinute, last, 1_440).numero).toBe('20261127-1440');
  });

  it('start a day at the offset', () => {
    const late: Schedule = { ...everyMinute, offsetSeconds: 3_600 };
    expect(issueAt(late, new Date('2026-11-26T00:59:59Z')).numero).toBe('20261125-1440');
    expect(issueAt(late, new Date('2026-11-26T01:00:00Z')).numero).toBe('20261126-0001');
  });
});

describe('a daily issue', () => {
  it('changes at the hour of the draw', () => {
    const before = issueAt(daily, new Date('2026-11-26T20:59:59Z'));
    expect(before.closesAt.toISOString()).toBe('2026-11-26T20:30:00.000Z');
    expect(before.drawsAt.toISOString()).toBe('2026-11-26T21:00:00.000Z');
    const after = issueAt(daily, new Date('2026-11-26T21:00:00Z'));
    expect(after).toEqual(issueAfter(daily, before));
    expect(after.drawsAt.toISOString()).toBe('2026-11-27T21:00:00.000Z');
  });

  it('is numbered by a day alone, one day after the other', () => {
    const first = issueAt(daily, new Date('2026-12-29T22:00:00Z'));
    const days = [0, 1, 2, 3].map((steps) => {
      const [, year, month, day] =
        /^(\d{4})(\d{2})(\d{2})$/.exec(issueAfter(daily, first, steps).numero) ?? [];
      return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1000;
    });
    expect(days.map((day) => (day - days[0]!) / DAY_SECONDS)).toEqual([0, 1, 2, 3]);
  });

  it('is numbered by the day of its draw when the offset is one interval earlier', () => {
    const earlier: Schedule = { ...daily, offsetSeconds: daily.offsetSeconds - DAY_SECONDS };
    const issue = issueAt(earlier, new Date('2026-11-26T12:00:00Z'));
    expect(issue.drawsAt.toISOString()).toBe('2026-11-26T21:00:00.000Z');
    expect(issue.numero).toBe('20261126');
  });
});
