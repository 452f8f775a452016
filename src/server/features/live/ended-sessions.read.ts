import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Ended } from '../../platform/session/find-session.ts';

/** A session is looked for so long after its end: clocks of nodes differ, and commits take a moment. */
const LOOK_BACK_MS = 10_000;

/** The sessions that ended a moment ago on any node, players' and staff's. */
export async function endedSessions(
  db: Db,
  clock: Clock,
): Promise<{ tokenHash: string; reason: Ended['reason'] }[]> {
  const since = new Date(clock.now().getTime() - LOOK_BACK_MS);
  const [members, staff] = await Promise.all([
    db
      .selectFrom('member_session')
      .select(['token_hash', 'end_reason'])
      .where('ended_at', '>', since)
      .execute(),
    db.selectFrom('staff_session').select('token_hash').where('ended_at', '>', since).execute(),
  ]);
  return [
    ...members.map((row) => ({
      tokenHash: row.token_hash,
      reason: row.end_reason === 'replaced' ? ('replaced' as const) : ('expired' as const),
    })),
    ...staff.map((row) => ({ tokenHash: row.token_hash, reason: 'expired' as const })),
  ];
}
