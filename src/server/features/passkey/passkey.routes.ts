import type { Passkeys } from '#contract/generated/types.ts';
import { passkeyName } from '../../identity/passkey/passkey-name.ts';
import {
  dropPasskey,
  keepChallenge,
  keepPasskey,
  MOST_PASSKEYS,
  passkeysOf,
  takeChallenge,
} from '../../identity/passkey/passkey.store.ts';
import {
  checkRegistration,
  registrationOptions,
  type RelyingParty,
} from '../../identity/passkey/relying-party.ts';
import { requireFactorIfOn } from '../../identity/second-factor/after-factor.ts';
import { factorKeys } from '../../identity/second-factor/second-factor.store.ts';
import { requireOwner } from '../../account/require-owner.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, memberOf, type Route, route } from '../../platform/route.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { judgeAttempt } from '../../platform/session/sign-in-attempt.ts';

/** Adds and removes a member's own passkeys. */
export function passkeyRoutes(parts: Parts): Route[] {
  const { db, clock, brands, config } = parts;
  const keys = factorKeys(config.secrets.records);
  const isOffered = (brand: string): boolean => brands.byId(brand)?.manifest.auth.passkeys === true;
  const partyOf = (call: CallFacts, brand: string): RelyingParty => ({
    name: brands.byId(brand)?.name ?? brand,
    origin: call.origin,
  });
  const view = async (reader: Db | Tx, { brand, memberId }: MemberKey): Promise<Passkeys> => ({
    offered: isOffered(brand),
    items: (await passkeysOf(reader, { brand, memberId })).map(
      ({ credentialId: _private, ...shown }) => shown,
    ),
  });

  return [
    route('listPasskeys', (call) => view(db, memberOf(call))),

    route('beginPasskey', async (call) => {
      const { brand, memberId } = memberOf(call);
      if (!isOffered(brand)) throw new Problem('METHOD_NOT_OFFERED');
      await requireOwner(db, call, call.body.password, clock);
      const kept = await passkeysOf(db, { brand, memberId });
      if (kept.length >= MOST_PASSKEYS) throw new Problem('TOO_MANY_PASSKEYS');
      const { username, username_key: usernameKey } = await db
        .selectFrom('member')
        .select(['username', 'username_key'])
        .where('id', '=', memberId)
        .where('brand', '=', brand)
        .executeTakeFirstOrThrow();
      // A passkey signs in past the app: it is added by who has the app.
      await requireFactorIfOn({ db, keys, clock }, { brand, memberId }, call.body.code, () => {
        const account = { brand, usernameKey, accountId: memberId };
        return judgeAttempt(db, account, { ip: call.ip, deviceToken: call.deviceToken() }, clock);
      });
      const has = kept.map(({ credentialId }) => credentialId);
      const member = { memberId, account: username, has };
      const { challenge, options } = await registrationOptions(partyOf(call, brand), member);
      return {
        challengeId: await keepChallenge(db, { brand, memberId, challenge }, clock),
        options,
      };
    }),

    route('addPasskey', async (call) => {
      const { brand, memberId } = memberOf(call);
      const { challengeId, response } = call.body;
      const challenge = await takeChallenge(db, { brand, memberId, challengeId }, clock);
      if (challenge === null) throw new Problem('PASSKEY_EXPIRED');
      const passkey = await checkRegistration(partyOf(call, brand), challenge, response);
      return inTransaction(db, async (tx) => {
        await lockMember(tx, { brand, memberId });
        const kept = await passkeysOf(tx, { brand, memberId });
        if (kept.length >= MOST_PASSKEYS) throw new Problem('TOO_MANY_PASSKEYS');
        const named = { ...passkey, name: passkeyName(call.userAgent) };
        if (!(await keepPasskey(tx, { brand, memberId }, named, clock))) {
          throw new Problem('PASSKEY_INVALID');
        }
        await tellMember(tx, { brand, memberId }, 'passkeyAdded', {}, clock);
        return view(tx, { brand, memberId });
      });
    }),

    route('removePasskey', (call) => {
      const { brand, memberId } = memberOf(call);
      const passkeyId = BigInt(call.params.passkeyId);
      return inTransaction(db, async (tx) => {
        if (!(await dropPasskey(tx, { brand, memberId }, passkeyId))) {
          throw new Problem('PASSKEY_NOT_FOUND');
        }
        await tellMember(tx, { brand, memberId }, 'passkeyRemoved', {}, clock);
        return view(tx, { brand, memberId });
      });
    }),
  ];
}
