import { describe, expect, it } from 'vitest';
import { emailKey, mayBeSentLink, RESET_LINKS_AN_HOUR } from '#domain/password/reset-limits.ts';

describe('links to a new password', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it('are sent until an hour has seen enough of them', () => {
    const recent = Array.from({ length: RESET_LINKS_AN_HOUR }, (_, index) => minutesAgo(index));
    expect(mayBeSentLink([], now)).toBe(true);
    expect(mayBeSentLink(recent.slice(1), now)).toBe(true);
    expect(mayBeSentLink(recent, now)).toBe(false);
  });

  it('are sent again when the hour is over', () => {
    const old = Array.from({ length: RESET_LINKS_AN_HOUR }, () => minutesAgo(60));
    expect(mayBeSentLink(old, now)).toBe(true);
  });
});

it('an address is the same in capital letters and with blanks around it', () => {
  expect(emailKey('  Luna@Example.COM ')).toBe('luna@example.com');
  expect(emailKey('luna@example.com')).not.toBe(emailKey('luna@example.org'));
});
