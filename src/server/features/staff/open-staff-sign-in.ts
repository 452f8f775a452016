import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type NewSession, openStaffSession } from '../../platform/session/session-store.ts';
import {
  type AttemptOrigin,
  passAttempt,
  type SignInAttempt,
} from '../../platform/session/sign-in-attempt.ts';
import type { Terminal } from '../../platform/session/terminal.ts';

export interface StaffSignedIn {
  readonly staffId: bigint;
  readonly session: NewSession;
  /** Makes the device a known one. */
  readonly deviceToken: string;
}

/** Opens the session of a person of staff who has proven everything that the sign-in asks for. */
export async function openStaffSignIn(
  tx: Tx,
  staffId: bigint,
  attempt: SignInAttempt,
  terminal: Terminal & AttemptOrigin,
  clock: Clock,
): Promise<StaffSignedIn> {
  const { ip, userAgent } = terminal;
  const session = await openStaffSession(tx, { staffId, ip, userAgent }, clock);
  await tx
    .updateTable('staff')
    .set({ last_login_at: clock.now() })
    .where('id', '=', staffId)
    .execute();
  const device = { accountId: staffId, token: terminal.deviceToken };
  return { staffId, session, deviceToken: await passAttempt(tx, attempt, device, clock) };
}
