import { describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '#site/features/registration/registration-draft.ts';

function memory() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, open: () => storage };
}

describe('registration draft', () => {
  it('keeps what was typed over a reload, and never a secret', () => {
    const { kept, open } = memory();
    const secrets = {
      password: 'a secret',
      confirmPassword: 'a secret',
      paymentPassword: '123456',
    };
    keepDraft(open, { username: 'luna', email: 'luna@example.com', idNumber: '123', ...secrets });
    expect(readDraft(open)).toEqual({ username: 'luna', email: 'luna@example.com' });
    expect([...kept.values()].join(' ')).not.toMatch(/secret|123/);
  });

  it('is removed when it is cleared', () => {
    const { kept, open } = memory();
    keepDraft(open, { username: 'luna' });
    keepDraft(open, { username: '' });
    expect(kept.size).toBe(0);
  });

  it.each(['[1,2', '"text"', '{"username":1}', '{"password":"x"}'])('is empty for %s', (stored) => {
    expect(readDraft(() => ({ getItem: () => stored }))).toEqual({});
  });
});
