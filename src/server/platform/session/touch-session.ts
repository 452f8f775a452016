import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { TOUCH_SECONDS } from './session-store.ts';

export function isTouchDue(seenAt: Date, clock: Clock): boolean {
  return seenAt <= touchedBefore(clock);
}

/** Notes that a session is in use; an ended one stays as it is, and another node's note is not repeated. */
export async function touchMemberSession(db: Db, tokenHash: string, clock: Clock): Promise<void> {
  await db
    .updateTable('member_session')
    .set({ seen_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('seen_at', '<=', touchedBefore(clock))
    .execute();
}

function touchedBefore(clock: Clock): Date {
  return new Date(clock.now().getTime() - TOUCH_SECONDS * 1000);
}
