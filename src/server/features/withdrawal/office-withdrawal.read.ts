import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { OfficeWithdrawal, RiskSignal, WithdrawalStatus } from '#contract/generated/types.ts';
import { withdrawalList } from '#domain/withdrawal/withdrawal-list.ts';
import { allowsStep, approvedStatus } from '#domain/withdrawal/withdrawal-status.ts';
import { desk } from '../../platform/desk/desk.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { isLockedBy } from './reviewer-lock.ts';
import type { NameOf } from './withdrawal.read.ts';
import { missingMicro, type WithdrawalRow } from './withdrawal.store.ts';

/**
 * The queue of staff. A view shows what has waited longest first, by the index over state and waiting
 * time; all withdrawals are shown newest first.
 */
export function withdrawalDesk(officeView: OfficeView) {
  const inState =
    (...states: WithdrawalStatus[]) =>
    (eb: Rows) =>
      eb('d.status', 'in', states);
  const queue = (...states: WithdrawalStatus[]) =>
    ({ where: inState(...states), order: 'age', waits: true }) as const;
  return desk({
    list: withdrawalList,
    rows: (db, { brands }) => officeRows(db, brands),
    item: (row: OfficeRow, { staff, now }) => officeView(row, { staffId: staff.staffId, now }),
    views: {
      waiting: queue('requested'),
      mine: {
        where: (eb, { staff, now }) =>
          eb.and([eb('d.reviewer', '=', staff.staffId), eb('d.reviewer_until', '>', now)]),
        order: 'age',
        waits: true,
      },
      onHold: queue('onHold'),
      secondPerson: queue('approvedOnce'),
      toPay: queue('approved', 'sending'),
      sent: queue('sent'),
      disputed: queue('disputed'),
      all: {},
    },
    sorts: {
      age: ['waiting_since', 'moment'],
      amount: ['amount_micro', 'number'],
      requested: ['requested_at', 'moment'],
    },
    filters: {
      username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
      reference: (eb, reference) => eb('d.reference', '=', reference.trim()),
      minMicro: (eb, micro) => eb('d.amount_micro', '>=', BigInt(micro)),
      maxMicro: (eb, micro) => eb('d.amount_micro', '<=', BigInt(micro)),
      risk: (_eb, risk) => sql<SqlBool>`d.risks @> ${JSON.stringify([risk])}::jsonb`,
      from: (eb, from) => eb('d.requested_at', '>=', new Date(from)),
      to: (eb, to) => eb('d.requested_at', '<', new Date(to)),
    },
    total: 'amount_micro',
    since: 'waiting_since',
    find: {
      where: (eb, text) => eb('d.reference', '=', text),
      name: ({ reference, account }) => `${reference} ${account}`,
      query: ({ reference }) => ({ view: 'all', reference }),
    },
  });
}

type Rows = ExpressionBuilder<{ d: OfficeRow }, 'd'>;

export function officeRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('withdrawal as w')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'w.member_id').onRef('m.brand', '=', 'w.brand'),
    )
    .leftJoin('staff as s', 's.id', 'w.reviewer')
    .selectAll('w')
    .select(['m.username', 'm.username_key', 's.display_name'])
    .where('w.brand', 'in', brands);
}

type OfficeRow = Awaited<ReturnType<ReturnType<typeof officeRows>['execute']>>[number];

/** @throws Problem WITHDRAWAL_NOT_FOUND */
export async function readOfficeWithdrawal(
  db: Db | Tx,
  brand: string,
  id: bigint,
  reading: Reading,
  view: OfficeView,
): Promise<OfficeWithdrawal> {
  const row = await officeRows(db, [brand]).where('w.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('WITHDRAWAL_NOT_FOUND');
  return view(row, reading);
}

/** Who reads a withdrawal, and when. */
interface Reading {
  now: Date;
  staffId: bigint;
}

export type OfficeView = (row: OfficeRow, reading: Reading) => OfficeWithdrawal;

/** A withdrawal as staff see it. @param secondPersonAboveMicro of a brand; null: one person is enough */
export function officeViewOf(
  nameOf: NameOf,
  secondPersonAboveMicro: (brand: string) => bigint | null,
): OfficeView {
  return (row, { now, staffId }) => {
    const by = isLockedBy(row, now);
    const status = row.status as WithdrawalRow['status'];
    return {
      brand: row.brand,
      withdrawalId: String(row.id),
      memberId: String(row.member_id),
      account: row.username,
      reference: row.reference,
      currency: row.currency,
      amountMicro: String(row.amount_micro),
      feeMicro: String(row.fee_micro),
      payoutMicro: String(row.amount_micro - row.fee_micro),
      remainderMicro: String(missingMicro(row)),
      status,
      claim: row.claim as OfficeWithdrawal['claim'],
      bank: row.bank,
      bankName: nameOf(row.bank),
      payeeName: row.payee_name,
      maskedNumber: row.masked_number,
      requestedAt: row.requested_at.toISOString(),
      waitingSince: row.waiting_since.toISOString(),
      risks: row.risks as RiskSignal[],
      reviewer: by === null ? null : row.display_name,
      isMine: by === staffId,
      approvedByMe: row.first_approved_by === staffId,
      proofCount: row.proof_count,
      version: row.version,
      needsSecondPerson:
        allowsStep(status, 'review') &&
        approvedStatus({
          status,
          amountMicro: row.amount_micro,
          secondPersonAboveMicro: secondPersonAboveMicro(row.brand),
          firstApprovedBy: row.first_approved_by,
          staffId,
        }) !== 'approved',
    };
  };
}
