import { expect, it } from 'vitest';
import { missingOf } from '#site/features/invite/missing-of.ts';
import { registerSearch } from '#site/features/join/register-search.ts';
import {
  forgetInvitation,
  rememberedInvitation,
  rememberInvitation,
} from '#site/frame/remembered-invitation.ts';

const CONDITIONS = { depositMicro: '50', playMicro: '100' };

it.each([
  ['0', '0', ['deposit', 'play']],
  ['20', '120', ['deposit']],
  ['50', '99', ['play']],
  ['60', '100', []],
])(
  'a friend who deposited %s and played %s still lacks %j',
  (depositedMicro, playedMicro, left) => {
    const missing = missingOf({ depositedMicro, playedMicro }, CONDITIONS);
    expect(missing.map(({ what }) => what)).toEqual(left);
  },
);

it('asks for some deposit where the brand asks for no amount', () => {
  const free = { depositMicro: '0', playMicro: '0' };
  expect(missingOf({ depositedMicro: '0', playedMicro: '0' }, free)).toEqual([
    { what: 'anyDeposit', micro: 0n },
  ]);
});

it('carries the code that counts to the form, and no other', () => {
  expect(registerSearch('?code=ABC12345&from=ad', 'ABC12345')).toBe('?code=ABC12345&from=ad');
  expect(registerSearch('?from=ad', 'ABC12345')).toBe('?from=ad&affiliateCode=ABC12345');
  expect(registerSearch('?code=SPENT123&from=ad', null)).toBe('?from=ad');
  expect(registerSearch('?code=SPENT123', null)).toBe('');
});

it('remembers an invitation as long as the browser allows', () => {
  const kept = new Map<string, string>();
  const memory = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  rememberInvitation(memory, 'ABC12345');
  expect(rememberedInvitation(memory)).toBe('ABC12345');
  kept.set('affiliateCode', '<script>');
  expect(rememberedInvitation(memory)).toBeNull();
  forgetInvitation(memory);
  expect(kept.size).toBe(0);
  const forbidden = () => {
    throw new Error('storage is forbidden');
  };
  rememberInvitation(forbidden, 'ABC12345');
  forgetInvitation(forbidden);
  expect(rememberedInvitation(forbidden)).toBeNull();
});
