import { describe, expect, it } from 'vitest';
import { asProblem } from '#server/platform/answer.ts';
import { Problem } from '#server/platform/problem.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

describe('what was thrown, as a Problem', () => {
  it.each([
    ['an error of ours that nobody foresaw', new TypeError('a is not a function'), 'INTERNAL'],
    ['a thrown text', 'no error at all', 'INTERNAL'],
    ['a body beyond the limit', coded('FST_ERR_CTP_BODY_TOO_LARGE'), 'BODY_TOO_LARGE'],
    ['an address that cannot be read', coded('FST_ERR_BAD_URL'), 'INVALID_QUERY'],
    ['a refusal of a plugin', coded('FST_OTHER', { statusCode: 400 }), 'INVALID_BODY'],
    ['a failure of a plugin', coded('FST_OTHER', { statusCode: 500 }), 'INTERNAL'],
    ['a statement beyond its time', coded('57014'), 'OVERLOADED'],
    ['a database that shuts down', coded('57P01'), 'DATABASE_UNAVAILABLE'],
    ['a broken line', coded('ECONNRESET', { syscall: 'read' }), 'DATABASE_UNAVAILABLE'],
    ['a file that is missing', coded('ENOENT', { syscall: 'open' }), 'INTERNAL'],
    ['a Problem', new Problem('NOT_FOUND'), 'NOT_FOUND'],
  ])('%s', (_what, thrown, code) => {
    expect(asProblem(thrown).code).toBe(code);
  });

  it('keeps the cause for the log', () => {
    const cause = new TypeError('a is not a function');
    expect(asProblem(cause).cause).toBe(cause);
  });
});
