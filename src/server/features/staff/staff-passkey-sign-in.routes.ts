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
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route } from '../../platform/route.ts';
import { openStaffSignIn } from './open-staff-sign-in.ts';
import { judgeStaffAttempt } from './require-staff-password.ts';
import { NO_BRAND, staffParty } from './staff-factor.ts';
import { staffSessionAnswer } from './staff-session-answer.ts';

/**
 * Sign-in of staff with a passkey: the key is one factor, and the device checks its owner as the
 * other, so neither a password nor a code is asked for. A lock after wrong passwords does not apply:
 * the owner has proven to be no guesser, and lifts it for this source.
 */
export function staffPasskeySignInRoutes(parts: Parts): Route[] {
  const { db, clock } = parts;
  const { deliver } = staffSessionAnswer(parts);
  return [
    route('beginStaffPasskeySignIn', async (call) => {
      const { challenge, options } = await signInOptions(staffParty(call));
      const asked = { brand: NO_BRAND, memberId: null, challenge };
      return { challengeId: await keepChallenge(db, asked, clock), options };
    }),

    route('signInStaffWithPasskey', async (call) => {
      const { challengeId, response } = call.body;
      const asked = { brand: NO_BRAND, memberId: null, challengeId };
      const challenge = await takeChallenge(db, asked, clock);
      if (challenge === null) throw new Problem('PASSKEY_EXPIRED');
      // A member's passkey is of a brand, so it is not found.
      const passkey = await findPasskey(db, NO_BRAND, credentialIdOf(response));
      if (passkey === null) throw new Problem('PASSKEY_INVALID');
      const after = await checkSignIn(staffParty(call), challenge, passkey, response);
      const staff = await db
        .selectFrom('staff')
        .select(['id', 'username_key', 'status'])
        .where('id', '=', passkey.memberId)
        .executeTakeFirst();
      if (staff?.status !== 'active') throw new Problem('PASSKEY_INVALID');
      const attempt = await judgeStaffAttempt(parts, call, staff);
      const { ip, userAgent } = call;
      const terminal = { ip, userAgent, deviceToken: call.deviceToken() };
      const signedIn = await inTransaction(db, async (tx) => {
        const used = { before: passkey.counter, after };
        if (!(await notePasskeyUse(tx, passkey.passkeyId, used, clock))) {
          throw new Problem('PASSKEY_INVALID');
        }
        return openStaffSignIn(tx, staff.id, attempt, terminal, clock);
      });
      return deliver(call, signedIn);
    }),
  ];
}
