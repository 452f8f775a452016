import { returnPath } from '#domain/third-party/return-path.ts';
import { memberOfIdentity } from '../../identity/third-party/identity.store.ts';
import { openidClient } from '../../identity/third-party/openid-client.ts';
import { keepFlow, keepTicket, takeFlow } from '../../identity/third-party/sign-in-flow.store.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { providersOf } from '../../platform/read-sign-in-providers.ts';
import { type Route, route, siteOf } from '../../platform/route.ts';
import { textSeal } from '../../platform/seal-text.ts';
import { deliverSession } from '../../platform/session/deliver-session.ts';
import { findMemberToSignIn } from '../../platform/session/find-sign-in-member.ts';
import { signInProven } from './sign-in-proven.ts';

/** The page that a third party sends the browser back to, on the brand's own host. */
const RETURN_PATH = '/sign-in/return';

/** Sign-in with the account of a third party. */
export function thirdPartyRoutes(parts: Parts): Route[] {
  const { db, clock, brands, config } = parts;
  const client = openidClient(config.signInProviders);
  const seal = textSeal(config.secrets.records, 'third party sign-in');
  return [
    route('beginThirdPartySignIn', async (call) => {
      const { brand } = siteOf(call);
      const { provider } = call.params;
      const { area = 'site' } = call.body;
      if (!providersOf(config.signInProviders, brand).includes(provider)) {
        throw new Problem('METHOD_NOT_OFFERED');
      }
      const returnTo = returnPath(call.body.returnTo ?? '/');
      if (returnTo === null) {
        throw new Problem('REDIRECT_NOT_ALLOWED', { fields: { '/returnTo': { code: 'pattern' } } });
      }
      const { url, ...flow } = await client.begin(provider, `${call.origin}${RETURN_PATH}`);
      const kept = { ...flow, provider, returnTo, area };
      const browserToken = await inTransaction(db, (tx) => keepFlow(tx, brand, kept, seal, clock));
      return { url, browserToken };
    }),

    route('completeThirdPartySignIn', async (call) => {
      const { brand, sessionLimits: limits } = siteOf(call);
      const live = brands.byId(brand);
      const { browserToken, query, tokenKind: kind = 'cookie' } = call.body;
      const state = new URLSearchParams(query).get('state') ?? '';
      const flow = await takeFlow(db, brand, { state, browserToken }, seal, clock);
      if (flow === null || live === null) throw new Problem('SIGN_IN_STATE_INVALID');
      const { provider, returnTo, area } = flow;
      const identity = await client.complete(provider, flow, query);
      const memberId = await memberOfIdentity(db, brand, { provider, ...identity });
      const member = memberId === null ? undefined : await findMemberToSignIn(db, brand, memberId);
      if (member === undefined) {
        const ticket = await keepTicket(db, state, identity.subject, clock);
        const { email, name } = identity;
        return { provider, returnTo, session: null, unbound: { ticket, email, name } };
      }
      // As for a name that does not exist: whose account is closed is told to nobody.
      if (member.status === 'closed') throw new Problem('IDENTITY_INVALID');
      const { ip, userAgent } = call;
      const loggedIn = await signInProven(
        parts,
        {
          brand,
          kind,
          limits,
          area,
          agentsApart: live.setting('whitelabelFlags')['AGENTPOLICY3'] === true,
          member,
          secondFactor: live.setting('secondFactorPolicy'),
          mobile: member.mobile_key,
        },
        { ip, userAgent, deviceToken: call.deviceToken() },
      );
      return {
        provider,
        returnTo,
        unbound: null,
        session: {
          ...deliverSession(call, loggedIn, kind, config.secrets.session),
          firstTimeLogin: loggedIn.firstTimeLogin,
          passwordExpired: loggedIn.passwordDue,
        },
      };
    }),
  ];
}
