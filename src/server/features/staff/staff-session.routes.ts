import { factorKeys } from '../../identity/second-factor/second-factor.store.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type Route, route } from '../../platform/route.ts';
import { endStaffSession } from '../../platform/session/end-session.ts';
import { logInStaff } from './log-in-staff.ts';
import { staffSessionAnswer } from './staff-session-answer.ts';
import { NOBODY } from './staff-session.read.ts';

/** Signing in and out of the office and the builder; both share the session. */
export function staffSessionRoutes(parts: Parts): Route[] {
  const { db, clock, config } = parts;
  const keys = factorKeys(config.secrets.records);
  const { view, deliver } = staffSessionAnswer(parts);

  return [
    route('staffLogin', async (call) => {
      const { ip, userAgent } = call;
      const terminal = { ip, userAgent, deviceToken: call.deviceToken() };
      return deliver(call, await logInStaff({ db, keys }, call.body, terminal, clock));
    }),

    route('staffLogout', async (call) => {
      const { caller } = call;
      if (caller.kind === 'staff') {
        await inTransaction(db, (tx) => endStaffSession(tx, caller.tokenHash, clock));
      }
      call.setSessionCookie('staff', null, null);
      return null;
    }),

    route('getStaffSession', (call) => (call.caller.kind === 'staff' ? view(call.caller) : NOBODY)),
  ];
}
