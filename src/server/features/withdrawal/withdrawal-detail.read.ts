import type { PayoutAttempt, WithdrawalEvent } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { proofLinks } from '../../cash/proof-links.ts';
import type { AccountKeys } from '../../account/account-keys.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { officeRows, type OfficeView } from './office-withdrawal.read.ts';
import { membersOfNumber, moneyTotals } from './risk-facts.read.ts';

const MOST_EVENTS = 200;
const MOST_PAYOUTS = 50;

interface Reading {
  view: OfficeView;
  now: Date;
  staffId: bigint;
  keys: AccountKeys;
  /** Only who pays reads the account number in full. */
  showsNumber: boolean;
  /** Signs the links to the proofs. */
  secret: string;
}

/** Everything that a reviewer needs at once. @throws Problem WITHDRAWAL_NOT_FOUND */
export async function withdrawalDetail(
  db: Db,
  brand: string,
  id: bigint,
  reading: Reading,
): Promise<ReplyOf<'getOfficeWithdrawal'>> {
  const row = await officeRows(db, [brand])
    .innerJoin('bank_account as b', 'b.id', 'w.bank_account_id')
    .select(['b.number_sealed', 'b.number_hash', 'b.added_at as payee_since'])
    .where('w.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('WITHDRAWAL_NOT_FOUND');
  const owner = { brand, memberId: row.member_id };
  const totals = await moneyTotals(db, owner, reading.now);
  const subject = { brand, subject: 'withdrawal', subjectId: id } as const;
  return {
    withdrawal: reading.view(row, reading),
    accountNumber: reading.showsNumber ? reading.keys.open(row.number_sealed) : null,
    payeeSince: row.payee_since.toISOString(),
    otherMembers: await membersOfNumber(db, owner, row.number_hash),
    depositedMicro: String(totals.depositedMicro),
    stakedMicro: String(totals.stakedMicro),
    withdrawnMicro: String(totals.withdrawnMicro),
    confirmBy: row.confirm_by?.toISOString() ?? null,
    receipt: row.receipt as ReplyOf<'getOfficeWithdrawal'>['receipt'],
    reason: row.reason,
    events: await eventsOf(db, id),
    payouts: await payoutsOf(db, id),
    proofs: await proofLinks(db, reading.secret, subject, reading.now),
  };
}

/** Newest first. */
async function eventsOf(db: Db, withdrawalId: bigint): Promise<WithdrawalEvent[]> {
  const rows = await db
    .selectFrom('withdrawal_event as e')
    .leftJoin('staff as s', 's.id', 'e.staff_id')
    .selectAll('e')
    .select('s.display_name')
    .where('e.withdrawal_id', '=', withdrawalId)
    .orderBy('e.id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    kind: row.kind as WithdrawalEvent['kind'],
    by: row.display_name,
    byMember: row.by_member,
    text: row.text,
    amountMicro: row.amount_micro === null ? null : String(row.amount_micro),
  }));
}

/** Newest first. */
async function payoutsOf(db: Db, withdrawalId: bigint): Promise<PayoutAttempt[]> {
  const rows = await db
    .selectFrom('payout')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('id', 'desc')
    .limit(MOST_PAYOUTS)
    .execute();
  return rows.map((row) => ({
    payoutId: String(row.id),
    channel: row.channel,
    amountMicro: String(row.amount_micro),
    reference: row.reference,
    status: row.status as PayoutAttempt['status'],
    channelReference: row.channel_reference,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  }));
}
