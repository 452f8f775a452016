import { validateRegistration } from '#domain/registration/validate-registration.ts';
import type { RegisterRule } from '#domain/registration/register-rule.ts';
import type { RegistrationUser } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { matchInTime } from '../../platform/match-in-time.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, siteOf } from '../../platform/route.ts';
import { deliverSession } from '../../platform/session/deliver-session.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { openMemberSession } from '../../platform/session/session-store.ts';
import { registerMember } from './register-member.ts';

/** What a brand asks of those who register; the composition root reads it from the live brand. */
export interface RegistrationTerms {
  flags: Readonly<Record<string, boolean>>;
  rules: readonly RegisterRule[];
  minimumAge: number;
  termsVersion: string;
}

export interface RegistrationDependencies {
  db: Db;
  clock: Clock;
  sessionSecret: string;
  termsOf: (brand: string) => RegistrationTerms;
  /** Opens the accounts of a new member, in the transaction that writes the member. */
  openAccounts: (
    tx: Tx,
    member: { brand: string; memberId: bigint; currency: string },
  ) => Promise<void>;
}

/** Never kept with the profile. */
const NOT_PROFILE = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
]);

export function registrationRoutes(deps: RegistrationDependencies): Route[] {
  return [
    route('register', async (call) => {
      const site = siteOf(call);
      const terms = deps.termsOf(site.brand);
      if (terms.flags['USERNAMEREG3'] !== true) throw new Problem('METHOD_NOT_OFFERED');
      const values = checkedValues(call.body, terms, deps.clock.now());
      const passwordHash = await hashPassword(values.password);
      const member = {
        brand: site.brand,
        username: values.username,
        passwordHash,
        language: call.language,
        currency: site.currency,
        profile: values.profile,
        registerUrl: call.body.registerUrl ?? call.origin,
        ip: call.ip,
        termsVersion: terms.termsVersion,
      };
      const kind = call.body.tokenKind ?? 'cookie';
      const wantsSession = call.body.login === true;
      const { ip, userAgent } = call;
      const made = await inTransaction(deps.db, async (tx) => {
        const id = await registerMember(tx, member, deps.clock);
        await deps.openAccounts(tx, { brand: site.brand, memberId: id, currency: site.currency });
        const owner = { brand: site.brand, memberId: id, kind, ip, userAgent };
        const session = wantsSession ? await openMemberSession(tx, owner, deps.clock) : null;
        return { memberId: id, opened: session };
      });
      const { memberId, opened } = made;
      return {
        memberId: String(memberId),
        session:
          opened === null
            ? null
            : {
                ...deliverSession(call, opened, kind, deps.sessionSecret),
                firstTimeLogin: true,
                passwordExpired: false,
              },
      };
    }),
  ];
}

/** @throws Problem INVALID_REGISTRATION with a text for each field, TERMS_NOT_ACCEPTED */
function checkedValues(body: RegistrationUser, terms: RegistrationTerms, today: Date) {
  const outcome = validateRegistration({
    body: { ...body },
    method: 'username',
    flags: terms.flags,
    rules: terms.rules,
    minimumAge: terms.minimumAge,
    today,
    match: matchInTime,
  });
  if (!outcome.ok) {
    throw new Problem('INVALID_REGISTRATION', {
      fields: outcome.fields,
    });
  }
  if (!body.termsAccepted) {
    throw new Problem('TERMS_NOT_ACCEPTED', { fields: { '/termsAccepted': { code: 'required' } } });
  }
  const { username, password } = outcome.values;
  if (username === undefined || password === undefined) {
    throw new Problem('INVALID_REGISTRATION', { fields: { '/username': { code: 'required' } } });
  }
  const profile = Object.fromEntries(
    Object.entries(outcome.values).filter(([field]) => !NOT_PROFILE.has(field)),
  );
  return { username, password, profile };
}
