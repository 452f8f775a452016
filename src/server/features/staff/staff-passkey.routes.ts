import type { StaffPasskeys } from '#contract/generated/types.ts';
import { passkeyName } from '../../identity/passkey/passkey-name.ts';
import {
  dropPasskey,
  keepChallenge,
  keepPasskey,
  MOST_PASSKEYS,
  passkeysOf,
  takeChallenge,
} from '../../identity/passkey/passkey.store.ts';
import { checkRegistration, registrationOptions } from '../../identity/passkey/relying-party.ts';
import { requireFactorIfOn } from '../../identity/second-factor/after-factor.ts';
import { factorKeys } from '../../identity/second-factor/second-factor.store.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, staffOf } from '../../platform/route.ts';
import { callingStaff, judgeStaffAttempt, requireStaffPassword } from './require-staff-password.ts';
import { staffAccount, staffParty } from './staff-factor.ts';

/** Adds and removes the passkeys of a person of staff. A browser that was left open adds none. */
export function staffPasskeyRoutes(parts: Parts): Route[] {
  const { db, clock, config } = parts;
  const keys = factorKeys(config.secrets.records);
  const view = async (reader: Db | Tx, staffId: bigint): Promise<StaffPasskeys> => ({
    items: (await passkeysOf(reader, staffAccount(staffId))).map(
      ({ credentialId: _private, ...shown }) => shown,
    ),
  });

  return [
    route('listStaffPasskeys', (call) => view(db, staffOf(call).staffId)),

    route('beginStaffPasskey', async (call) => {
      await requireStaffPassword(parts, call, call.body.password);
      const person = await callingStaff(db, call);
      const { id: staffId, username } = person;
      // A passkey signs in past the app: it is added by who has the app.
      await requireFactorIfOn({ db, keys, clock }, staffAccount(staffId), call.body.code, () =>
        judgeStaffAttempt(parts, call, person),
      );
      const kept = await passkeysOf(db, staffAccount(staffId));
      if (kept.length >= MOST_PASSKEYS) throw new Problem('TOO_MANY_PASSKEYS');
      const has = kept.map(({ credentialId }) => credentialId);
      const account = { memberId: staffId, account: username, has };
      const { challenge, options } = await registrationOptions(staffParty(call), account);
      const asked = { ...staffAccount(staffId), challenge };
      return { challengeId: await keepChallenge(db, asked, clock), options };
    }),

    route('addStaffPasskey', async (call) => {
      const { staffId } = staffOf(call);
      const account = staffAccount(staffId);
      const { challengeId, response } = call.body;
      const challenge = await takeChallenge(db, { ...account, challengeId }, clock);
      if (challenge === null) throw new Problem('PASSKEY_EXPIRED');
      const passkey = await checkRegistration(staffParty(call), challenge, response);
      return inTransaction(db, async (tx) => {
        await lockStaff(tx, staffId);
        const kept = await passkeysOf(tx, account);
        if (kept.length >= MOST_PASSKEYS) throw new Problem('TOO_MANY_PASSKEYS');
        const named = { ...passkey, name: passkeyName(call.userAgent) };
        if (!(await keepPasskey(tx, account, named, clock))) throw new Problem('PASSKEY_INVALID');
        return view(tx, staffId);
      });
    }),

    route('removeStaffPasskey', (call) => {
      const { staffId } = staffOf(call);
      const passkeyId = BigInt(call.params.passkeyId);
      return inTransaction(db, async (tx) => {
        if (!(await dropPasskey(tx, staffAccount(staffId), passkeyId))) {
          throw new Problem('PASSKEY_NOT_FOUND');
        }
        return view(tx, staffId);
      });
    }),
  ];
}

/** Two browsers that add at the same time wait for each other: together they keep to the limit. */
async function lockStaff(tx: Tx, staffId: bigint): Promise<void> {
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute();
}
