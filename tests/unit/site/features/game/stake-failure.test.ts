import { describe, expect, it } from 'vitest';
import { stakeFailure, reportedBalanceMicro } from '#site/features/game/round/stake-failure.ts';
import { problem } from './fixture.ts';

describe('a failed press', () => {
  it.each([
    ['NETWORK', 0, 'doubt'],
    ['BAD_ANSWER', 502, 'doubt'],
    ['DATABASE_UNAVAILABLE', 503, 'doubt'],
    ['INTERNAL', 500, 'doubt'],
    ['RATE_LIMITED', 429, 'doubt'],
    ['INSUFFICIENT_FUNDS', 422, 'refused'],
    ['STAKE_NOT_ALLOWED', 422, 'refused'],
    ['BET_LIMIT_EXCEEDED', 422, 'refused'],
    ['MEMBER_BLOCKED', 403, 'refused'],
    ['ROUND_CLOSED', 409, 'refused'],
    ['ROUND_OPEN', 409, 'open'],
    ['INVALID_TOKEN', 401, 'ended'],
    ['TOKEN_EXPIRED', 401, 'ended'],
  ] as const)('with %s is %s', (code, status, kind) => {
    expect(stakeFailure(problem(code, status)).kind).toBe(kind);
  });

  it('that came too soon waits as long as the server says', () => {
    const told = problem('ROUND_TOO_SOON', 429, { value: { waitMs: 730 }, retryAfterSeconds: 1 });
    expect(stakeFailure(told)).toEqual({ kind: 'wait', ms: 730 });
    const seconds = problem('ROUND_TOO_SOON', 429, { retryAfterSeconds: 2 });
    expect(stakeFailure(seconds)).toEqual({ kind: 'wait', ms: 2000 });
    const endless = problem('ROUND_TOO_SOON', 429, { value: { waitMs: 1e9 } });
    expect(stakeFailure(endless)).toEqual({ kind: 'wait', ms: 5000 });
  });

  it('for lack of funds tells the balance as it is', () => {
    const value = { currency: 'PEN', balanceMicro: '120000' };
    expect(reportedBalanceMicro(problem('INSUFFICIENT_FUNDS', 422, { value }))).toBe(120_000n);
    expect(
      reportedBalanceMicro(problem('INSUFFICIENT_FUNDS', 422, { value: { balanceMicro: 1.5 } })),
    ).toBe(null);
    expect(reportedBalanceMicro(problem('BET_LIMIT_EXCEEDED', 422, { value }))).toBe(null);
  });
});
