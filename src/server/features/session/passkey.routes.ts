import {
  findPasskey,
  keepChallenge,
  notePasskeyUse,
  takeChallenge,
} from '../../identity/passkey/passkey.store.ts';
import {
  checkSignIn,
  credentialIdOf,
  signInOptions,
} from '../../identity/passkey/relying-party.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, siteOf } from '../../platform/route.ts';
import { deliverSession } from '../../platform/session/deliver-session.ts';
import { findMemberToSignIn } from '../../platform/session/find-sign-in-member.ts';
import { signInProven } from './sign-in-proven.ts';

/** Sign-in with a passkey: the key is one factor, and the device checks its owner as the other. */
export function passkeySignInRoutes(parts: Parts): Route[] {
  const { db, clock, brands, config } = parts;
  return [
    route('beginPasskeySignIn', async (call) => {
      const { brand } = siteOf(call);
      const live = brands.byId(brand);
      if (live?.manifest.auth.passkeys !== true) throw new Problem('METHOD_NOT_OFFERED');
      const { challenge, options } = await signInOptions({ name: live.name, origin: call.origin });
      const kept = { brand, memberId: null, challenge };
      return { challengeId: await keepChallenge(db, kept, clock), options };
    }),

    route('signInWithPasskey', async (call) => {
      const { brand, sessionLimits: limits } = siteOf(call);
      const { challengeId, response, tokenKind: kind = 'cookie', area = 'site' } = call.body;
      const challenge = await takeChallenge(db, { brand, memberId: null, challengeId }, clock);
      const live = brands.byId(brand);
      if (challenge === null || live === null) throw new Problem('PASSKEY_EXPIRED');
      const passkey = await findPasskey(db, brand, credentialIdOf(response));
      if (passkey === null) throw new Problem('PASSKEY_INVALID');
      const party = { name: live.name, origin: call.origin };
      const after = await checkSignIn(party, challenge, passkey, response);
      const member = await findMemberToSignIn(db, brand, passkey.memberId);
      if (member === undefined || member.status === 'closed') throw new Problem('PASSKEY_INVALID');
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
          // Both factors are proven.
          secondFactor: { askOn: 'never', alsoBy: [], unknownAddress: false },
          mobile: null,
          useProof: async (tx) => {
            const used = { before: passkey.counter, after };
            if (await notePasskeyUse(tx, passkey.passkeyId, used, clock)) return;
            throw new Problem('PASSKEY_INVALID');
          },
        },
        { ip, userAgent, deviceToken: call.deviceToken() },
      );
      return {
        ...deliverSession(call, loggedIn, kind, config.secrets.session),
        firstTimeLogin: loggedIn.firstTimeLogin,
        passwordExpired: loggedIn.passwordDue,
      };
    }),
  ];
}
