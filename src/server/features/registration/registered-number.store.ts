import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { endMemberSessions } from '../../platform/session/end-session.ts';

/** Whether an account of the brand has the number: proven, or as the name it was registered by. */
export async function holdsNumber(db: Db, brand: string, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('brand', '=', brand)
    .where((eb) => eb.or([eb('username_key', '=', number), eb('mobile_key', '=', number)]))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives a proven number to who has proven it: an account that was registered by the number without a
 * proof keeps its money and its record, and no longer signs in by the number.
 */
export async function takeNumber(
  tx: Tx,
  { brand, number }: { brand: string; number: string },
  clock: Clock,
): Promise<void> {
  const lost = await tx
    .updateTable('member')
    .set({ username_key: sql<string>`username_key || '~' || id::text` })
    .where('brand', '=', brand)
    .where('username_key', '=', number)
    .where('mobile_key', 'is', null)
    .returning('id')
    .execute();
  for (const { id: memberId } of lost) {
    const ended = { brand, memberId, keepTokenHash: null, reason: 'replaced' as const };
    await endMemberSessions(tx, ended, clock);
  }
}
