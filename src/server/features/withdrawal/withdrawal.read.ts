import type { Withdrawal } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { allowsStep } from '#domain/withdrawal/withdrawal-status.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { isLockedBy } from './reviewer-lock.ts';
import { missingMicro, type WithdrawalRow } from './withdrawal.store.ts';

export type NameOf = (bank: string) => string;

interface Reading {
  nameOf: NameOf;
  now: Date;
}

function ofMember(db: Db | Tx, { brand, memberId }: MemberKey) {
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId);
}

export async function findWithdrawal(
  db: Db | Tx,
  owner: MemberKey,
  id: bigint,
  reading: Reading,
): Promise<Withdrawal | null> {
  const row = await ofMember(db, owner).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : withdrawalView(row as WithdrawalRow, reading);
}

/** Newest first. */
export async function listWithdrawals(
  db: Db,
  owner: MemberKey,
  query: RequestOf<'listWithdrawals'>['query'],
  reading: Reading,
): Promise<ReplyOf<'listWithdrawals'>> {
  const limit = query.limit ?? 20;
  let rows = ofMember(db, owner)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (query.cursor !== undefined) rows = rows.where('id', '<', cursorId(query.cursor));
  if (query.status !== undefined) rows = rows.where('status', '=', query.status);
  if (query.from !== undefined) rows = rows.where('requested_at', '>=', new Date(query.from));
  if (query.to !== undefined) rows = rows.where('requested_at', '<', new Date(query.to));
  return pageOf((await rows.execute()) as WithdrawalRow[], limit, (row) =>
    withdrawalView(row, reading),
  );
}

function withdrawalView(row: WithdrawalRow, { nameOf, now }: Reading): Withdrawal {
  const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
  const isClaimed = row.received_micro !== null || row.status === 'disputed';
  return {
    withdrawalId: String(row.id),
    reference: row.reference,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    feeMicro: String(row.fee_micro),
    payoutMicro: String(row.amount_micro - row.fee_micro),
    status: row.status,
    bank: row.bank,
    bankName: nameOf(row.bank),
    maskedNumber: row.masked_number,
    payeeName: row.payee_name,
    requestedAt: row.requested_at.toISOString(),
    checkedAt: iso(row.checked_at),
    sentAt: iso(row.sent_at),
    endedAt: iso(row.ended_at),
    confirmBy: row.status === 'sent' ? iso(row.confirm_by) : null,
    receivedMicro: row.received_micro === null ? null : String(row.received_micro),
    remainderMicro: isClaimed ? String(missingMicro(row)) : null,
    claim: row.claim as Withdrawal['claim'],
    receipt: row.receipt as Withdrawal['receipt'],
    reason: row.reason,
    payoutReference: row.payout_reference,
    promisedBy: iso(row.promised_by),
    compensatedMicro: row.compensated_at === null ? null : String(row.promise_micro),
    proofCount: row.proof_count,
    mayCancel: allowsStep(row.status, 'cancel') && isLockedBy(row, now) === null,
    mayConfirm: allowsStep(row.status, 'confirm'),
  };
}
