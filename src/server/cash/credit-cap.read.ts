import type { AgentPolicy } from '#contract/generated/types.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import { idAt } from '../platform/id.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

const DAY_MS = 86_400_000;

/** What a member may still send within 24 hours, in micro-units. */
export async function sendableToday(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  { transferDailyCapMicro }: Pick<AgentPolicy, 'transferDailyCapMicro'>,
  now: Date,
): Promise<bigint> {
  const since = new Date(now.getTime() - DAY_MS);
  const { sent } = await db
    .selectFrom('credit_transfer')
    .select(sql<bigint>`coalesce(sum(amount_micro), 0)::bigint`.as('sent'))
    .where('brand', '=', brand)
    .where('sender_id', '=', memberId)
    .where('id', '>=', idAt(since))
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  const left = BigInt(transferDailyCapMicro) - sent;
  return left > 0n ? left : 0n;
}
