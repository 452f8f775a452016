import type { StaffBrand, StaffSession } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type Route, route } from '../../platform/route.ts';
import { csrfTokenFor } from '../../platform/session/csrf.ts';
import { endStaffSession } from '../../platform/session/session-store.ts';
import { logInStaff } from './log-in-staff.ts';
import { NOBODY, readStaffSession } from './staff-session.read.ts';

export interface StaffSessionDependencies {
  db: Db;
  clock: Clock;
  sessionSecret: string;
  /** Every live brand with its name. */
  listBrands: () => readonly StaffBrand[];
  /** Whether this server keeps its mail instead of sending it. */
  keepsMail: boolean;
}

/** Signing in and out of the office and the builder; both share the session. */
export function staffSessionRoutes(deps: StaffSessionDependencies): Route[] {
  const view = async (session: {
    staffId: bigint;
    sessionId: bigint;
    tokenHash: string;
  }): Promise<StaffSession> => ({
    ...(await readStaffSession(deps.db, session, deps.listBrands)),
    csrfToken: csrfTokenFor(deps.sessionSecret, session.tokenHash),
    keepsMail: deps.keepsMail,
  });

  return [
    route('staffLogin', async (call) => {
      const terminal = { ip: call.ip, userAgent: call.userAgent };
      const { staffId, session } = await logInStaff(deps.db, call.body, terminal, deps.clock);
      const { caller } = call;
      // Another sign-in in the same browser would leave a live session that nobody can end.
      if (caller.kind === 'staff') {
        await inTransaction(deps.db, (tx) => endStaffSession(tx, caller.tokenHash, deps.clock));
      }
      call.setSessionCookie('staff', session.token, session.expiresAt);
      return view({ staffId, ...session });
    }),

    route('staffLogout', async (call) => {
      const { caller } = call;
      if (caller.kind === 'staff') {
        await inTransaction(deps.db, (tx) => endStaffSession(tx, caller.tokenHash, deps.clock));
      }
      call.setSessionCookie('staff', null, null);
      return null;
    }),

    route('getStaffSession', (call) => (call.caller.kind === 'staff' ? view(call.caller) : NOBODY)),
  ];
}
