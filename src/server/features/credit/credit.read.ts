import type { CreditTransfer } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { sql } from 'kysely';
import { maskAccount } from '#domain/agent/mask-account.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

const PAGE = 20;
const MAX = 9_223_372_036_854_775_807n;

interface Row {
  id: bigint;
  sender_id: bigint;
  currency: string;
  amount_micro: bigint;
  fee_micro: bigint;
  note: string;
  at: Date;
  username: string;
}

/** One's own transfers, sent and received, newest first. */
export async function listCreditTransfers(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit = PAGE }: RequestOf<'listCreditTransfers'>['query'],
  masks: boolean,
): Promise<ReplyOf<'listCreditTransfers'>> {
  const before = cursor === undefined ? MAX : cursorId(cursor);
  // Each side by its own index; the newest of both make the page.
  const { rows } = await sql<Row>`
    select t.*, m.username from (
      (select * from credit_transfer where brand = ${brand}::text and sender_id = ${memberId}::bigint
        and id < ${before}::bigint order by id desc limit ${limit + 1}::int)
      union all
      (select * from credit_transfer where brand = ${brand}::text and recipient_id = ${memberId}::bigint
        and id < ${before}::bigint order by id desc limit ${limit + 1}::int)
    ) t
    join member m on m.id = case when t.sender_id = ${memberId}::bigint then t.recipient_id else t.sender_id end
    order by t.id desc limit ${limit + 1}::int
  `.execute(db);
  return pageOf(rows, limit, (row): CreditTransfer => ({
    transferId: String(row.id),
    direction: row.sender_id === memberId ? 'sent' : 'received',
    account: masks ? maskAccount(row.username) : row.username,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    feeMicro: String(row.fee_micro),
    note: row.note,
    at: row.at.toISOString(),
  }));
}
