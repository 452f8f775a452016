import type { StaffSession } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { CallFacts } from '../../platform/route.ts';
import { csrfTokenFor } from '../../platform/session/csrf.ts';
import { endStaffSession } from '../../platform/session/end-session.ts';
import type { StaffSignedIn } from './open-staff-sign-in.ts';
import { readStaffSession } from './staff-session.read.ts';

/** How a staff session is answered, and how a new one reaches its browser. */
export function staffSessionAnswer({ db, clock, brands, config }: Parts) {
  const listBrands = () => brands.all().map(({ id, name }) => ({ brand: id, name }));
  const view = async (session: {
    staffId: bigint;
    sessionId: bigint;
    tokenHash: string;
  }): Promise<StaffSession> => ({
    ...(await readStaffSession(db, session, listBrands)),
    csrfToken: csrfTokenFor(config.secrets.session, session.tokenHash),
  });
  const deliver = async (call: CallFacts, signedIn: StaffSignedIn): Promise<StaffSession> => {
    const { staffId, session, deviceToken } = signedIn;
    const { caller } = call;
    // Another sign-in in the same browser would leave a live session that nobody can end.
    if (caller.kind === 'staff') {
      await inTransaction(db, (tx) => endStaffSession(tx, caller.tokenHash, clock));
    }
    call.setSessionCookie('staff', session.token, session.expiresAt);
    call.setDeviceCookie(deviceToken);
    return view({ staffId, ...session });
  };
  return { view, deliver };
}
