import type { Deposit } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DepositTable } from '../../platform/db/generated/tables.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import type { Selectable } from 'kysely';

function ofMember(db: Db | Tx, owner: MemberKey) {
  return db
    .selectFrom('deposit')
    .selectAll()
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId);
}

export async function findDeposit(
  db: Db | Tx,
  owner: MemberKey,
  id: bigint,
  clock: Clock,
): Promise<Deposit | null> {
  const row = await ofMember(db, owner).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : depositView(row, clock.now());
}

/** Newest first. */
export async function listDeposits(
  db: Db,
  owner: MemberKey,
  query: RequestOf<'listDeposits'>['query'],
  clock: Clock,
): Promise<ReplyOf<'listDeposits'>> {
  const limit = query.limit ?? 20;
  let rows = ofMember(db, owner)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (query.cursor !== undefined) rows = rows.where('id', '<', cursorId(query.cursor));
  if (query.status !== undefined) rows = rows.where('status', '=', query.status);
  if (query.from !== undefined) rows = rows.where('created_at', '>=', new Date(query.from));
  if (query.to !== undefined) rows = rows.where('created_at', '<', new Date(query.to));
  const now = clock.now();
  return pageOf(await rows.execute(), limit, (row) => depositView(row, now));
}

function depositView(row: Selectable<DepositTable>, now: Date): Deposit {
  const status = row.status === 'pending' && row.expires_at <= now ? 'expired' : row.status;
  const isPaid = row.received_micro !== null;
  return {
    depositId: String(row.id),
    channel: row.route,
    channelName: row.route_name,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    receivedMicro: isPaid ? String(row.received_micro) : null,
    feeMicro: String(row.fee_micro),
    creditedMicro:
      row.received_micro === null || row.credited_at === null
        ? null
        : String(row.received_micro - row.fee_micro),
    status: status as Deposit['status'],
    reference: row.reference,
    authorisation: row.authorisation,
    redirectUrl: status === 'pending' ? row.redirect_url : null,
    instructions: isPaid ? null : (row.instructions as Deposit['instructions']),
    cause: row.cause as Deposit['cause'],
    reason: row.reason,
    proofCount: row.proof_count,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    creditedAt: row.credited_at?.toISOString() ?? null,
  };
}
