import { expect, it } from 'vitest';
import { clearSessionStorage } from '#site/features/session/clear-session-storage.ts';

it('forgets what the tab kept for the member', () => {
  let cleared = 0;
  clearSessionStorage(() => ({
    clear() {
      cleared += 1;
    },
  }));
  expect(cleared).toBe(1);
});

it('signs out of a browser that denies its storage', () => {
  expect(() =>
    clearSessionStorage(() => {
      throw new Error('denied');
    }),
  ).not.toThrow();
});
