import { describe, expect, it } from 'vitest';
import {
  codeWaitSeconds,
  countWrongCode,
  locksCodes,
  type WrongCodes,
} from '#domain/second-factor/wrong-codes.ts';

const START = new Date('2026-03-01T00:00:00Z');
const later = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

/** Tries as soon as the account may. `waits` are in seconds. */
function guess(tries: number): { waits: number[]; codes: WrongCodes | null; now: Date } {
  let codes: WrongCodes | null = null;
  let now = START;
  const waits: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    codes = countWrongCode(codes, now);
    const wait = codeWaitSeconds(codes, now);
    waits.push(wait);
    now = later(now, wait);
  }
  return { waits, codes, now };
}

describe('wrong codes of an account', () => {
  it('make it wait longer and longer after the fifth, and lock it at the tenth', () => {
    const { waits, codes } = guess(10);
    expect(waits).toEqual([0, 0, 0, 0, 60, 120, 240, 480, 960, 12 * 3600]);
    expect(codes !== null && locksCodes(codes)).toBe(true);
  });

  it('do not refuse a free one that read the clock before another was counted', () => {
    const first = countWrongCode(null, START);
    expect(codeWaitSeconds(first, new Date(START.getTime() - 3))).toBe(0);
  });

  it('lock it again with the first wrong one after a lock of the same day', () => {
    expect(guess(11).waits.at(-1)).toBe(12 * 3600);
  });

  it('start again a day after the first one', () => {
    const { codes } = guess(10);
    const nextDay = later(START, 24 * 3600);
    const next = countWrongCode(codes, nextDay);
    expect(next.count).toBe(1);
    expect(codeWaitSeconds(next, nextDay)).toBe(0);
  });

  it('are at most eleven a day', () => {
    expect(guess(10).now < later(START, 24 * 3600)).toBe(true);
    expect(guess(11).now > later(START, 24 * 3600)).toBe(true);
  });

  it('let an account that entered none try at once', () => {
    expect(codeWaitSeconds(null, START)).toBe(0);
  });
});
