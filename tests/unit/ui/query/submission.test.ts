import { describe, expect, it } from 'vitest';
import { ProblemError } from '#contract/problem-error.ts';
import { createSubmissionKey } from '#ui/query/submission-key.ts';
import { submit } from '#ui/query/useCommand.ts';

const counting = () => {
  let made = 0;
  return createSubmissionKey(() => `key-${(made += 1)}`);
};

describe('createSubmissionKey', () => {
  it('stays the same for the same content until it has settled', () => {
    const key = counting();
    const first = key.keyFor({ amount: '5' });
    expect(key.keyFor({ amount: '5' })).toBe(first);
    key.settle();
    expect(key.keyFor({ amount: '5' })).not.toBe(first);
  });

  it('is another one for other content, also when going back to the first', () => {
    const key = counting();
    const keys = ['5', '6', '5'].map((amount) => key.keyFor({ amount }));
    expect(new Set(keys).size).toBe(3);
  });
});

describe('submit', () => {
  const request = { body: { channel: 'sandbox', amountMicro: '5000000' } };
  const sentKey = (sent: unknown) => (sent as { idempotencyKey?: string }).idempotencyKey;

  it('tries again with the same key after a lost answer, and takes a new one after success', async () => {
    const submission = counting();
    const keys: (string | undefined)[] = [];
    let fails = true;
    const call = async (_name: string, sent?: unknown) => {
      keys.push(sentKey(sent));
      if (fails) throw new ProblemError({ code: 'NETWORK', status: 0, message: '' });
      return { depositId: '1' };
    };
    const lost = await submit(call, 'createDeposit', request, submission);
    expect(lost.ok).toBe(false);
    fails = false;
    const done = await submit(call, 'createDeposit', request, submission);
    expect(done).toEqual({ ok: true, value: { depositId: '1' } });
    await submit(call, 'createDeposit', request, submission);
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('drops a key that was used for something else', async () => {
    const submission = counting();
    const keys: (string | undefined)[] = [];
    const call = async (_name: string, sent?: unknown) => {
      keys.push(sentKey(sent));
      throw new ProblemError({ code: 'IDEMPOTENCY_MISMATCH', status: 409, message: 'no' });
    };
    await submit(call, 'createDeposit', request, submission);
    await submit(call, 'createDeposit', request, submission);
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('sends no key where the operation takes none', async () => {
    const sent: unknown[] = [];
    const call = async (_name: string, given?: unknown) => sent.push(given);
    await submit(call, 'logout', {}, counting());
    expect(sent).toEqual([{}]);
  });

  it('turns whatever was thrown into a problem', async () => {
    const call = async () => {
      throw new TypeError('surprise');
    };
    const outcome = await submit(call, 'logout', {}, counting());
    expect(outcome.ok ? null : outcome.problem.code).toBe('BAD_ANSWER');
  });
});
