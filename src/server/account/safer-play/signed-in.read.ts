import type { SignedIn } from '#domain/safer-play/signed-in-time.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** A session is noted as in use once a minute. */
const USE_NOTED_MS = 60_000;

export interface SignedInTimes {
  readonly sessions: readonly SignedIn[];
  /** When the session that runs began; null: none runs. */
  readonly since: Date | null;
}

/** A member's sign-in sessions that began in a time, by index on the member. */
export async function signedInTimes(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  from: Date,
  clock: Clock,
): Promise<SignedInTimes> {
  const now = clock.now().getTime();
  const rows = await db
    .selectFrom('member_session')
    .select(['created_at', 'seen_at', 'ended_at'])
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .where('seen_at', '>', from)
    .orderBy('created_at')
    .execute();
  const running = rows.findLast(({ ended_at: endedAt }) => endedAt === null);
  return {
    sessions: rows.map((row) => ({
      from: row.created_at,
      to: new Date(
        Math.min(now, row.ended_at?.getTime() ?? now, row.seen_at.getTime() + USE_NOTED_MS),
      ),
    })),
    since: running?.created_at ?? null,
  };
}
