import { describe, expect, it } from 'vitest';
import { ProblemError, type ProblemFacts } from '#contract/problem-error.ts';
import { failureKind } from '../../../builder/editor/sync/save-failure.ts';

const problem = (code: ProblemFacts['code'], status: number) =>
  new ProblemError({ code, status, message: '' });

describe('failureKind', () => {
  it.each([
    ['ended', problem('SESSION_EXPIRED', 401)],
    ['ended', problem('NOT_SIGNED_IN', 401)],
    ['server', problem('INTERNAL', 500)],
    ['server', problem('BAD_ANSWER', 502)],
    ['network', problem('NETWORK', 0)],
    ['refused', problem('BODY_TOO_LARGE', 413)],
  ] as const)('says %s for %s', (kind, failure) => {
    expect(failureKind(failure)).toBe(kind);
  });
});
