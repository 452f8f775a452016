import { sql, type SqlBool } from 'kysely';
import type { OfficeWithdrawal, RiskSignal, WithdrawalView } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { isLockedBy } from './reviewer-lock.ts';
import type { NameOf } from './withdrawal.read.ts';
import { missingMicro, type WithdrawalRow } from './withdrawal.store.ts';

interface Reading {
  nameOf: NameOf;
  now: Date;
  staffId: bigint;
}

const PAGE = 50;

/** The states of each saved view; mine and all have no state of their own. */
const STATES: Readonly<Partial<Record<WithdrawalView, readonly string[]>>> = {
  waiting: ['requested'],
  onHold: ['onHold'],
  secondPerson: ['approvedOnce'],
  toPay: ['approved', 'sending'],
  sent: ['sent'],
  disputed: ['disputed'],
};

/**
 * A page of a brand's queue. A view shows what has waited longest first, by the index over state and
 * waiting time; all of them are shown newest first.
 */
export async function searchWithdrawals(
  db: Db,
  brand: string,
  query: RequestOf<'searchWithdrawals'>['query'],
  reading: Reading,
): Promise<ReplyOf<'searchWithdrawals'>> {
  const { view = 'waiting', limit = PAGE, username, risk, minMicro, maxMicro } = query;
  const isQueue = view !== 'all';
  let rows = officeRows(db, brand).limit(limit + 1);
  const states = STATES[view];
  if (states !== undefined) rows = rows.where('w.status', 'in', [...states]);
  if (view === 'mine') {
    rows = rows
      .where('w.reviewer', '=', reading.staffId)
      .where('w.reviewer_until', '>', reading.now);
  }
  if (username !== undefined) rows = rows.where('m.username_key', '=', usernameKey(username));
  if (risk !== undefined)
    rows = rows.where(sql<SqlBool>`w.risks @> ${JSON.stringify([risk])}::jsonb`);
  if (minMicro !== undefined) rows = rows.where('w.amount_micro', '>=', BigInt(minMicro));
  if (maxMicro !== undefined) rows = rows.where('w.amount_micro', '<=', BigInt(maxMicro));
  rows = isQueue ? rows.orderBy('w.waiting_since').orderBy('w.id') : rows.orderBy('w.id', 'desc');
  if (query.cursor !== undefined) {
    const { at, id } = cursorOf(query.cursor);
    rows = isQueue
      ? rows.where((eb) =>
          eb.or([
            eb('w.waiting_since', '>', at),
            eb.and([eb('w.waiting_since', '=', at), eb('w.id', '>', id)]),
          ]),
        )
      : rows.where('w.id', '<', id);
  }
  const found = await rows.execute();
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => officeView(row, reading)),
    nextCursor:
      found.length > limit && last !== undefined
        ? `${last.waiting_since.getTime()}.${last.id}`
        : null,
    counts: await countsOf(db, brand, reading),
  };
}

/** @throws Problem INVALID_QUERY for a cursor that is not ours */
function cursorOf(cursor: string): { at: Date; id: bigint } {
  const parts = /^(\d{1,15})\.(\d{1,18})$/.exec(cursor);
  if (parts === null) {
    throw new Problem('INVALID_QUERY', { fields: { '/cursor': { code: 'pattern' } } });
  }
  return { at: new Date(Number(parts[1])), id: BigInt(parts[2] ?? '0') };
}

/** What waits at each step; the partial index covers the count. */
async function countsOf(
  db: Db,
  brand: string,
  { staffId, now }: Reading,
): Promise<ReplyOf<'searchWithdrawals'>['counts']> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['status', (eb) => eb.fn.countAll<bigint>().as('count')])
    .where('brand', '=', brand)
    .where('status', 'in', Object.values(STATES).flat())
    .groupBy('status')
    .execute();
  const { mine } = await db
    .selectFrom('withdrawal')
    .select((eb) => eb.fn.countAll<bigint>().as('mine'))
    .where('brand', '=', brand)
    .where('reviewer', '=', staffId)
    .where('reviewer_until', '>', now)
    .executeTakeFirstOrThrow();
  const of = (view: WithdrawalView): number =>
    rows
      .filter(({ status }) => STATES[view]?.includes(status) === true)
      .reduce((sum, { count }) => sum + Number(count), 0);
  return {
    waiting: of('waiting'),
    mine: Number(mine),
    onHold: of('onHold'),
    secondPerson: of('secondPerson'),
    toPay: of('toPay'),
    sent: of('sent'),
    disputed: of('disputed'),
  };
}

export function officeRows(db: Db | Tx, brand: string) {
  return db
    .selectFrom('withdrawal as w')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'w.member_id').onRef('m.brand', '=', 'w.brand'),
    )
    .leftJoin('staff as s', 's.id', 'w.reviewer')
    .selectAll('w')
    .select(['m.username', 's.display_name'])
    .where('w.brand', '=', brand);
}

type OfficeRow = Awaited<ReturnType<ReturnType<typeof officeRows>['execute']>>[number];

/** @throws Problem WITHDRAWAL_NOT_FOUND */
export async function readOfficeWithdrawal(
  db: Db | Tx,
  brand: string,
  id: bigint,
  reading: Reading,
): Promise<OfficeWithdrawal> {
  const row = await officeRows(db, brand).where('w.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('WITHDRAWAL_NOT_FOUND');
  return officeView(row, reading);
}

export function officeView(row: OfficeRow, { nameOf, now, staffId }: Reading): OfficeWithdrawal {
  const by = isLockedBy(row, now);
  return {
    withdrawalId: String(row.id),
    memberId: String(row.member_id),
    account: row.username,
    reference: row.reference,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    feeMicro: String(row.fee_micro),
    payoutMicro: String(row.amount_micro - row.fee_micro),
    remainderMicro: String(missingMicro(row)),
    status: row.status as WithdrawalRow['status'],
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
  };
}
