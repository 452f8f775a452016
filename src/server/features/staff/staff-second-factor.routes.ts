import { keyUri, newAuthenticatorKey } from '#domain/second-factor/authenticator.ts';
import type { StaffSecondFactor } from '#contract/generated/types.ts';
import { afterFactor, factorOf } from '../../identity/second-factor/after-factor.ts';
import {
  factorKeys,
  putKey,
  recoveryCodesLeft,
  secondFactorSince,
  turnOff,
  turnOn,
} from '../../identity/second-factor/second-factor.store.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, type Route, route, staffOf } from '../../platform/route.ts';
import { callingStaff, judgeStaffAttempt, requireStaffPassword } from './require-staff-password.ts';
import { STAFF_ISSUER, staffAccount } from './staff-factor.ts';

/** The authenticator app of a person of staff, which the sign-in asks for. */
export function staffSecondFactorRoutes(parts: Parts): Route[] {
  const { db, clock, config } = parts;
  const keys = factorKeys(config.secrets.records);
  const view = async (staffId: bigint): Promise<StaffSecondFactor> => {
    const since = await secondFactorSince(db, staffAccount(staffId));
    return {
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: since === null ? 0 : await recoveryCodesLeft(db, staffId),
    };
  };

  const requireCode = async (call: CallFacts, code: string, confirmed: boolean): Promise<void> => {
    const person = await callingStaff(db, call);
    const attempt = await judgeStaffAttempt(parts, call, person);
    const given = { ...factorOf(code), confirmed };
    const account = staffAccount(person.id);
    await afterFactor({ db, keys, clock }, account, given, attempt, async () => undefined);
  };
  const requireOff = async (staffId: bigint): Promise<void> => {
    const since = await secondFactorSince(db, staffAccount(staffId));
    if (since !== null) throw new Problem('SECOND_FACTOR_IS_ON');
  };

  return [
    route('getStaffSecondFactor', (call) => view(staffOf(call).staffId)),

    route('beginStaffSecondFactor', async (call) => {
      const { staffId } = staffOf(call);
      await requireStaffPassword(parts, call, call.body.password);
      const secret = newAuthenticatorKey();
      const isPut = await inTransaction(db, (tx) =>
        putKey(tx, staffAccount(staffId), keys.seal(secret), clock),
      );
      if (!isPut) throw new Problem('SECOND_FACTOR_IS_ON');
      const { username } = await callingStaff(db, call);
      return { secret, keyUri: keyUri(secret, { issuer: STAFF_ISSUER, account: username }) };
    }),

    route('confirmStaffSecondFactor', async (call) => {
      const { staffId } = staffOf(call);
      await requireOff(staffId);
      await requireCode(call, call.body.code, false);
      const recoveryCodes = await inTransaction(db, (tx) =>
        turnOn(tx, staffAccount(staffId), keys, clock),
      );
      return { recoveryCodes };
    }),

    route('endStaffSecondFactor', async (call) => {
      const { staffId } = staffOf(call);
      if ((await view(staffId)).since === null) throw new Problem('SECOND_FACTOR_EXPIRED');
      await requireStaffPassword(parts, call, call.body.password);
      await requireCode(call, call.body.code, true);
      await inTransaction(db, (tx) => turnOff(tx, staffAccount(staffId)));
      return view(staffId);
    }),
  ];
}
