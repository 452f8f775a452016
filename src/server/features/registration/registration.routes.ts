import { validateRegistration } from '#domain/registration/validate-registration.ts';
import type { RegisterRule, RegistrationUser } from '#contract/generated/types.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { openMemberAccounts } from '../../ledger/open-member-accounts.ts';
import type { Parts } from '../../parts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { matchInTime } from '../../platform/match-in-time.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, siteOf } from '../../platform/route.ts';
import { deliverSession, type SignedIn } from '../../platform/session/deliver-session.ts';
import { rememberDevice } from '../../platform/session/known-device.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import {
  type MemberSessionOwner,
  openMemberSession,
} from '../../platform/session/session-store.ts';
import { registerMember } from './register-member.ts';

/** What a brand asks of new members. */
interface RegistrationTerms {
  flags: Readonly<Record<string, boolean>>;
  rules: readonly RegisterRule[];
  minimumAge: number;
  termsVersion: string;
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

export function registrationRoutes({ db, clock, brands, config }: Parts): Route[] {
  return [
    route('register', async (call) => {
      const site = siteOf(call);
      const terms = termsOf(brands.byId(site.brand));
      if (terms.flags['USERNAMEREG3'] !== true) throw new Problem('METHOD_NOT_OFFERED');
      const values = checkedValues(call.body, terms, clock.now());
      const passwordHash = await hashPassword(values.password, call.ip);
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
      const made = await inTransaction(db, async (tx) => {
        const id = await registerMember(tx, member, clock);
        await openMemberAccounts(tx, { brand: site.brand, memberId: id, currency: site.currency });
        const { brand, sessionLimits: limits } = site;
        const owner = { brand, memberId: id, kind, limits, ip, userAgent };
        const session = wantsSession
          ? await signInFirst(tx, owner, call.deviceToken(), clock)
          : null;
        return { memberId: id, opened: session };
      });
      const { memberId, opened } = made;
      return {
        memberId: String(memberId),
        session:
          opened === null
            ? null
            : {
                ...deliverSession(call, opened, kind, config.secrets.session),
                firstTimeLogin: true,
                passwordExpired: false,
              },
      };
    }),
  ];
}

function termsOf(brand: LiveBrand | null): RegistrationTerms {
  return {
    flags: brand?.flags ?? {},
    rules: brand?.registerRules ?? [],
    minimumAge: brand?.manifest.legal.minimumAge ?? 21,
    termsVersion: brand?.manifest.legal.termsVersion ?? '',
  };
}

async function signInFirst(
  tx: Tx,
  owner: MemberSessionOwner,
  deviceToken: string | null,
  clock: Clock,
): Promise<SignedIn> {
  const session = await openMemberSession(tx, owner, clock);
  const device = { brand: owner.brand, accountId: owner.memberId };
  return { session, deviceToken: await rememberDevice(tx, device, deviceToken, clock) };
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
