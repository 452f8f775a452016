import { describe, expect, it } from 'vitest';
import type { SecondFactorPolicy } from '#contract/generated/types.ts';
import { askedFactors, type SignInFacts } from '#domain/second-factor/asks-second-factor.ts';
import { setting } from '#domain/second-factor/second-factor-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';

const policy = (change: Partial<SecondFactorPolicy> = {}): SecondFactorPolicy => ({
  askOn: 'newDevice',
  alsoBy: ['sms', 'email', 'payee'],
  unknownAddress: true,
  ...change,
});
const facts = (change: Partial<SignInFacts> = {}): SignInFacts => ({
  isOn: true,
  isKnownDevice: true,
  isKnownAddress: true,
  hasNumber: true,
  hasEmail: true,
  hasPayee: true,
  ...change,
});

describe('a sign-in on a known device', () => {
  it('asks for nothing from a known address', () => {
    expect(askedFactors(policy(), facts())).toEqual([]);
  });

  it('asks from an unknown address where the brand wants it', () => {
    const away = facts({ isKnownAddress: false });
    expect(askedFactors(policy(), away)).toEqual(['totp', 'recovery']);
    expect(askedFactors(policy(), { ...away, isOn: false })).toEqual(['sms', 'email', 'payee']);
    expect(askedFactors(policy({ unknownAddress: false }), away)).toEqual([]);
    expect(askedFactors(policy({ askOn: 'never' }), away)).toEqual([]);
  });
});

it('asks on a new device at any address', () => {
  const fresh = facts({ isKnownDevice: false });
  expect(askedFactors(policy({ unknownAddress: false }), fresh)).toEqual(['totp', 'recovery']);
});

it('keeps the behaviour of brands that stored a policy without the address', () => {
  const stored = { askOn: 'newDevice', alsoBy: ['payee'] };
  expect(setting.inEffect(stored, EVERY_MEANS)).toEqual({ ...stored, unknownAddress: false });
});
