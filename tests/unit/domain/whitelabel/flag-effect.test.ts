import { describe, expect, it } from 'vitest';
import type { BrandOffers } from '#contract/generated/types.ts';
import { flagEffect, flagWarnings } from '#domain/whitelabel/flag-effect.ts';

const EVERYTHING: BrandOffers = {
  login: ['username', 'sms'],
  registration: ['mobile', 'username', 'mobilePassword'],
  passwordReset: ['mobile', 'email'],
  freePlay: true,
};

describe('what players get', () => {
  it('with every switch off, is the user name and nothing else', () => {
    expect(flagEffect({}, EVERYTHING)).toEqual({
      login: ['username'],
      registration: [],
      passwordReset: ['email'],
      freePlay: false,
    });
  });

  it('never more than the brand shows, in its order', () => {
    const flags = {
      USERNAMEREG3: true,
      MOBILENUMREG3: true,
      MOBILEVERCODELOGIN3: true,
      FREEPLAY3: true,
      CHNGPASSVERIF3: true,
    };
    expect(flagEffect(flags, EVERYTHING)).toEqual({
      login: ['username', 'sms'],
      registration: ['mobile', 'username'],
      passwordReset: ['mobile', 'email'],
      freePlay: true,
    });
    const nothing = { login: [], registration: [], passwordReset: [], freePlay: false };
    expect(flagEffect(flags, nothing)).toEqual(nothing);
  });
});

describe('what an operator is warned of', () => {
  it.each([
    [{ USERNAMEREG3: true }, {}, []],
    [{}, {}, ['NO_REGISTRATION']],
    [{ MOBILENUMREG3: true }, {}, ['MOBILE_MEMBERS_LOCKED_OUT']],
    [{ MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true }, {}, []],
    [{ USERNAMEREG3: true }, { login: ['sms'] }, ['NO_SIGN_IN']],
    [{ USERNAMEREG3: true }, { passwordReset: ['mobile'] }, ['NO_PASSWORD_RESET']],
    [{ USERNAMEREG3: true, CHNGPASSVERIF3: true }, { passwordReset: ['mobile'] }, []],
  ] as const)('%o with %o: %o', (flags, shown, warnings) => {
    const offers = { ...EVERYTHING, ...shown } as BrandOffers;
    expect(flagWarnings(flags, offers)).toEqual(warnings);
  });
});
