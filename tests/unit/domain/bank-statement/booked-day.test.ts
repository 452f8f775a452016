import { describe, expect, it } from 'vitest';
import { dateOrderOf, readBookedDay } from '#domain/bank-statement/booked-day.ts';

describe('the day of a statement line', () => {
  it.each([
    ['2026-11-05', '2026-11-05'],
    ['05/11/2026', '2026-11-05'],
    ['5.11.26', '2026-11-05'],
    ['25 November 2026', '2026-11-25'],
    ['25-nov-26', '2026-11-25'],
    ['25 de noviembre de 2026', '2026-11-25'],
    ['05/11/2569', '2026-11-05'],
    ['\u0e50\u0e55/\u0e51\u0e51/\u0e52\u0e55\u0e56\u0e59', '2026-11-05'],
    ['11/25/2026', '2026-11-25'],
    ['31/02/2026', null],
    ['25 Foo 2026', null],
    ['05-11/2026', null],
    ['yesterday', null],
    ['', null],
  ])('%j is %j where the day has the first place', (text, day) => {
    expect(readBookedDay(text, 'day')).toBe(day);
  });

  it('depends on the order of the market only where two days fit', () => {
    expect(readBookedDay('05/11/2026', 'month')).toBe('2026-05-11');
    expect(readBookedDay('05/11/2026', null)).toBeNull();
    expect(readBookedDay('25/11/2026', null)).toBe('2026-11-25');
    expect(readBookedDay('11/11/2026', null)).toBe('2026-11-11');
  });
});

describe('the order of a date in figures', () => {
  it.each([
    [['PE', 'TH', 'VN'], 'day'],
    [['US'], 'month'],
    [['PE', 'US'], null],
    [[], null],
  ] as const)('in %j is %j', (countries, order) => {
    expect(dateOrderOf(countries)).toBe(order);
  });
});
