import { whitelabelModules } from '#contract/generated/enum-values.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assemble } from '#brand/assemble.ts';
import { brandOffers } from '#brand/brand-offers.ts';
import { flagEffect } from '#domain/whitelabel/flag-effect.ts';
import { withoutSms } from '#domain/whitelabel/needs-sms.ts';
import { generousInput } from './brand-fixture.ts';

const CASES = ['denluma', 'kyvolta'].flatMap((id) =>
  [['email', 'mobile'], ['email'], []].map((ways) => [id, ways] as const),
);

describe.each(CASES)('what the office foretells of %s, passwords reset by %o', (id, ways) => {
  const generous = generousInput(id);
  const input = {
    ...generous,
    permissionInfo: { ...generous.permissionInfo, passwordResetBy: ways },
  };
  const offers = brandOffers(input.manifest, ways);

  it('is what the site then shows, whatever is switched', () => {
    const anyFlags = fc.record(
      Object.fromEntries(whitelabelModules.map((flag) => [flag, fc.boolean()])),
    );
    fc.assert(
      fc.property(anyFlags, (flags) => {
        const effective = ways.includes('mobile') ? flags : withoutSms(flags);
        const { login, registration } = assemble({ ...input, flags: effective });
        expect(flagEffect(flags, offers)).toEqual({
          login: login.methods.map((method) => method.id),
          registration: registration.forms.map((form) => form.method),
          passwordReset: login.forgotPassword.map((way) => way.id),
          freePlay: login.freePlay !== null,
        });
      }),
      { numRuns: 40 },
    );
  });

  it('names only what the manifest shows', () => {
    expect(offers.login.length).toBeGreaterThan(0);
    expect(offers.registration.length).toBeGreaterThan(0);
  });
});
