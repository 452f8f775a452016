import { addDays, readDay } from '#domain/day/day.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPeriod, PERIOD_STEPS, stepPeriod } from '#domain/record/period.ts';
import { csvText } from '#domain/record/csv-text.ts';

const TODAY = '2026-11-25';
const day = fc.integer({ min: -900, max: 900 }).map((days) => addDays(TODAY, days));

describe('a period of records', () => {
  it.each([
    ['previous7', '2026-11-19', '2026-11-25'],
    ['previous30', '2026-10-27', '2026-11-25'],
    ['next7', '2026-11-25', '2026-12-01'],
    ['next30', '2026-11-25', '2026-12-24'],
  ] as const)('%s without one is from %s to %s', (step, from, to) => {
    expect(stepPeriod({ from: null, to: null }, step, TODAY)).toEqual({ from, to });
  });

  it('is stepped to its neighbour, without a gap or a day twice', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 365 }), (from, length) => {
        const period = { from, to: addDays(from, length) };
        for (const step of PERIOD_STEPS) {
          const next = stepPeriod(period, step, TODAY);
          expect(isPeriod(next)).toBe(true);
          const isBefore = step.startsWith('previous');
          expect(isBefore ? addDays(next.to ?? '', 1) : next.from).toBe(
            isBefore ? period.from : addDays(period.to, 1),
          );
        }
      }),
    );
  });

  it('is in order, and a year at most', () => {
    expect(isPeriod({ from: TODAY, to: TODAY })).toBe(true);
    expect(isPeriod({ from: TODAY, to: addDays(TODAY, -1) })).toBe(false);
    expect(isPeriod({ from: TODAY, to: addDays(TODAY, 365) })).toBe(true);
    expect(isPeriod({ from: TODAY, to: addDays(TODAY, 366) })).toBe(false);
    expect(isPeriod({ from: null, to: TODAY })).toBe(true);
  });

  it('reads days of the calendar alone', () => {
    expect(['2026-02-28', '2026-13-01', 'yesterday', '', null].map(readDay)).toEqual([
      '2026-02-28',
      null,
      null,
      null,
      null,
    ]);
  });
});

it('a file of records keeps commas, quotes and lines in their cells', () => {
  expect(csvText([['a,b', 'say "no"', 'x\ny', 'plain']])).toBe(
    '\uFEFF"a,b","say ""no""","x\ny","plain"\r\n',
  );
});
