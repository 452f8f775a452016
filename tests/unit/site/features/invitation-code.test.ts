import { expect, it } from 'vitest';
import { invitationCode } from '#domain/registration/invitation-code.ts';

it('reads a code that could be one, by any of its names', () => {
  expect(invitationCode('?affiliateCode=AB12')).toBe('AB12');
  expect(invitationCode('?utm=x&code=%20Z9%20')).toBe('Z9');
  expect(invitationCode('?affiliateCode=&referralCode=R2')).toBe('R2');
});

it('takes nothing else for one', () => {
  for (const search of ['', '?code=', '?code=a-b', '?code=<b>', `?code=${'x'.repeat(33)}`]) {
    expect(invitationCode(search), search).toBeNull();
  }
});
