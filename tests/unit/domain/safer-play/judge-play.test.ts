import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitPeriods } from '#contract/generated/enum-values.ts';
import type { LimitPeriod } from '#contract/generated/types.ts';
import {
  lostIn,
  NOTHING_PLAYED,
  type PlaySoFar,
  refusePlay,
} from '#domain/safer-play/judge-play.ts';
import { minutesSignedIn } from '#domain/safer-play/signed-in-time.ts';

const now = new Date('2026-05-01T12:00:00Z');
const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const each = <Value>(of: (period: LimitPeriod) => Value) =>
  Object.fromEntries(limitPeriods.map((period) => [period, of(period)])) as Record<
    LimitPeriod,
    Value
  >;
const FREE: PlaySoFar = {
  now,
  category: 'RNG',
  blocked: new Set(),
  limits: { stake: each(() => null), loss: each(() => null), time: each(() => null) },
  played: each(() => NOTHING_PLAYED),
  minutes: each(() => 0),
  check: null,
  plan: null,
};
const amount = fc.bigInt({ min: 0n, max: 1_000n });
const limit = fc.option(fc.bigInt({ min: 1n, max: 1_000n }), { nil: null });
const byPeriod = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({ day: value, week: value, month: value });

describe('what a player set', () => {
  it('takes a stake exactly where it keeps within every limit of money', () => {
    fc.assert(
      fc.property(
        byPeriod(limit),
        byPeriod(limit),
        byPeriod(fc.record({ stakedMicro: amount, returnedMicro: amount })),
        fc.bigInt({ min: 1n, max: 500n }),
        (stake, loss, played, stakeMicro) => {
          const so = { ...FREE, limits: { ...FREE.limits, stake, loss }, played };
          const fits = limitPeriods.every((period) => {
            const [most, mostLost] = [stake[period], loss[period]];
            return (
              (most === null || played[period].stakedMicro + stakeMicro <= most) &&
              (mostLost === null || lostIn(played[period]) + stakeMicro <= mostLost)
            );
          });
          expect(refusePlay(so, stakeMicro) === null).toBe(fits);
          expect(refusePlay(so, 0n)).toBeNull();
        },
      ),
    );
  });

  it('says which limit is reached, of which period', () => {
    const limits = { ...FREE.limits, time: { day: 60n, week: null, month: null } };
    const so = { ...FREE, limits, minutes: each(() => 60) };
    const reached = { code: 'PLAY_LIMIT_REACHED', kind: 'time', period: 'day' };
    expect(refusePlay(so, 0n)).toEqual(reached);
    expect(refusePlay({ ...so, minutes: each(() => 59) }, 5n)).toBeNull();
  });

  it.each([
    ['within budget and time', 0, 40n, null],
    ['beyond the budget', 0, 41n, 'PLAN_REACHED'],
    ['after the time', 60, 1n, 'PLAN_REACHED'],
    ['at the end of the rest', 120, 41n, null],
  ])('a planned session: %s', (_case, minutes, stakeMicro, code) => {
    const plan = { budgetMicro: 100n, lostMicro: 60n, startedAt: now, endsAt: at(60) };
    expect(refusePlay({ ...FREE, plan, now: at(minutes) }, stakeMicro)?.code ?? null).toBe(code);
  });

  it('takes nothing of a kind of play that is blocked, whatever else is free', () => {
    const blocked = { ...FREE, blocked: new Set(['LIVE' as const]) };
    expect(refusePlay(blocked, 1n)).toBeNull();
    expect(refusePlay({ ...blocked, category: 'LIVE' }, 0n)).toEqual({
      code: 'CATEGORY_BLOCKED',
      category: 'LIVE',
    });
    expect(refusePlay({ ...blocked, category: null }, 1n)).toBeNull();
  });

  it('asks for a reality check an interval after the sign-in or the last check', () => {
    const check = { everyMinutes: 15, signedInAt: at(0), checkedAt: at(-600) };
    const codeAt = (minutes: number, checkedAt = check.checkedAt) =>
      refusePlay({ ...FREE, check: { ...check, checkedAt }, now: at(minutes) }, 1n)?.code;
    expect([codeAt(14), codeAt(15)]).toEqual([undefined, 'REALITY_CHECK_DUE']);
    expect([codeAt(29, at(15)), codeAt(30, at(15))]).toEqual([undefined, 'REALITY_CHECK_DUE']);
  });
});

describe('minutesSignedIn', () => {
  it('counts each minute once, and only those within the time', () => {
    const spans = [
      { from: at(-90), to: at(-50) },
      { from: at(-60), to: at(-40) },
      { from: at(-10), to: at(30) },
    ];
    expect(minutesSignedIn(spans, at(-60), at(0))).toBe(30);
    expect(minutesSignedIn([], at(-60), at(0))).toBe(0);
  });
});
