import { describe, expect, it } from 'vitest';
import type { VipLevel } from '#contract/generated/types.ts';
import { birthdaysOn } from '#domain/vip/birthdays.ts';
import { reachedLevel, review, rise } from '#domain/vip/level.ts';
import { loosensLevels } from '#domain/vip/loosens-levels.ts';
import { termsOfLevel } from '#domain/vip/own-terms.ts';

const levelOf = (
  turnover: number,
  deposit: number,
  keep: number,
  change: Partial<VipLevel> = {},
) => ({
  texts: [{ language: 'es', title: 'x' }],
  turnoverMicro: String(turnover),
  depositMicro: String(deposit),
  keepMicro: String(keep),
  rebateExtraBasisPoints: 0,
  withdrawalMaxMicro: '0',
  isFeeFree: false,
  ...change,
});
const LEVELS = [levelOf(10, 0, 5), levelOf(20, 100, 10), levelOf(40, 100, 20)];
const month = (turnover: number, deposit = 0) => ({
  turnoverMicro: BigInt(turnover),
  depositMicro: BigInt(deposit),
});

describe('a level', () => {
  it.each([
    [9, 0, 0],
    [10, 0, 1],
    [50, 99, 1],
    [20, 100, 2],
    [39, 500, 2],
    [40, 100, 3],
  ])('bets of %d and deposits of %d reach %d', (turnover, deposit, level) => {
    expect(reachedLevel(LEVELS, month(turnover, deposit))).toBe(level);
  });

  it('rises at once, to the end of the next month, and never falls by a rise', () => {
    const step = rise(null, LEVELS, month(40, 100), '2026-12-31');
    expect(step?.state).toEqual({ level: 3, keepUntil: '2027-01-31', isGrace: false });
    const held = { level: 2, keepUntil: '2026-12-31', isGrace: true };
    expect(rise(held, LEVELS, month(10), '2026-12-05')).toBeNull();
    expect(rise(held, LEVELS, month(40, 100), '2026-12-05')?.state.isGrace).toBe(false);
  });

  it.each([
    ['enough bets keep it', { level: 3, isGrace: false }, 20, ['kept', 3, false]],
    ['too few begin a month of grace', { level: 3, isGrace: false }, 19, ['grace', 3, true]],
    ['enough in the month of grace keep it', { level: 3, isGrace: true }, 20, ['kept', 3, false]],
    [
      'too few in the month of grace lower it by one',
      { level: 3, isGrace: true },
      0,
      ['lowered', 2, false],
    ],
    [
      'a level that is gone becomes the last one',
      { level: 5, isGrace: false },
      99,
      ['lowered', 3, false],
    ],
  ] as const)('%s', (_, held, turnover, [change, level, isGrace]) => {
    const step = review({ ...held, keepUntil: '2026-01-31' }, LEVELS, month(turnover));
    expect(step).toEqual({ change, state: { level, keepUntil: '2026-02-28', isGrace } });
  });

  it('never makes the terms of the brand worse', () => {
    const terms = { maxMicro: '100', feeMicro: '3', feeBasisPoints: 50 } as never;
    const own = (change: Partial<VipLevel>) => termsOfLevel(terms, levelOf(1, 0, 0, change));
    expect(own({ withdrawalMaxMicro: '50' })).toMatchObject({ maxMicro: '100', feeMicro: '3' });
    expect(own({ withdrawalMaxMicro: '500', isFeeFree: true })).toMatchObject({
      maxMicro: '500',
      feeMicro: '0',
      feeBasisPoints: 0,
    });
    expect(termsOfLevel(terms, null)).toBe(terms);
  });

  it.each([
    ['lower needs', [levelOf(9, 0, 5)], true],
    ['a higher rebate', [levelOf(10, 0, 5, { rebateExtraBasisPoints: 1 })], true],
    ['one more level', [levelOf(10, 0, 5), levelOf(20, 0, 5)], true],
    ['higher needs', [levelOf(11, 0, 6)], false],
    ['no level at all', [], false],
  ])('a second person is asked for %s: %j', (_, levels, asked) => {
    const before = { enabled: true, levels: [levelOf(10, 0, 5)] };
    expect(loosensLevels(before, { enabled: true, levels })).toBe(asked);
  });
});

it.each([
  ['2027-02-28', ['02-28', '02-29']],
  ['2028-02-28', ['02-28']],
  ['2028-02-29', ['02-29']],
  ['2100-02-28', ['02-28', '02-29']],
  ['2026-11-30', ['11-30']],
])('the birthdays that are kept on %s', (day, birthdays) => {
  expect(birthdaysOn(day)).toEqual(birthdays);
});
