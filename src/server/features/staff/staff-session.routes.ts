import type { StaffSession } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type Route, route } from '../../platform/route.ts';
import { csrfTokenFor } from '../../platform/session/csrf.ts';
import { endStaffSession } from '../../platform/session/end-session.ts';
import { logInStaff } from './log-in-staff.ts';
import { NOBODY, readStaffSession } from './staff-session.read.ts';

/** Signing in and out of the office and the builder; both share the session. */
export function staffSessionRoutes(parts: Parts): Route[] {
  const { db, clock, brands } = parts;
  const listBrands = () => brands.all().map(({ id, name }) => ({ brand: id, name }));
  const view = async (session: {
    staffId: bigint;
    sessionId: bigint;
    tokenHash: string;
  }): Promise<StaffSession> => ({
    ...(await readStaffSession(db, session, listBrands)),
    csrfToken: csrfTokenFor(parts.config.secrets.session, session.tokenHash),
  });

  return [
    route('staffLogin', async (call) => {
      const { ip, userAgent } = call;
      const terminal = { ip, userAgent, deviceToken: call.deviceToken() };
      const signedIn = await logInStaff(db, call.body, terminal, clock);
      const { staffId, session } = signedIn;
      const { caller } = call;
      // Another sign-in in the same browser would leave a live session that nobody can end.
      if (caller.kind === 'staff') {
        await inTransaction(db, (tx) => endStaffSession(tx, caller.tokenHash, clock));
      }
      call.setSessionCookie('staff', session.token, session.expiresAt);
      call.setDeviceCookie(signedIn.deviceToken);
      return view({ staffId, ...session });
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
