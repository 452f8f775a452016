import type { OfficeDeposit } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { proofLinks } from '../proof-links.ts';
import { AWAITED, TRANSFER } from '#domain/deposit/transfer-channel.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

interface Reading {
  now: Date;
  /** Signs the links to proofs. */
  secret: string;
}

const PAGE = 50;
/** Transfers that are older are found in the list of all. */
const AWAITED_DAYS = 7;

/** A brand's deposits: transfers to find on the statement, the oldest first, or all, newest first. */
export async function searchDeposits(
  db: Db,
  brand: string,
  query: RequestOf<'searchDeposits'>['query'],
  reading: Reading,
): Promise<ReplyOf<'searchDeposits'>> {
  const { view = 'awaiting', limit = PAGE, username, reference, amountMicro, cursor } = query;
  let rows = officeRows(db, brand).limit(limit + 1);
  if (view === 'awaiting') {
    rows = awaited(rows, reading.now).orderBy('d.id');
    if (cursor !== undefined) rows = rows.where('d.id', '>', cursorId(cursor));
  } else {
    rows = rows.orderBy('d.id', 'desc');
    if (cursor !== undefined) rows = rows.where('d.id', '<', cursorId(cursor));
  }
  if (username !== undefined) rows = rows.where('m.username_key', '=', usernameKey(username));
  if (reference !== undefined) {
    const sought = reference.trim().toUpperCase();
    rows = rows.where((eb) =>
      eb.or([eb('d.reference', '=', sought), eb('d.transfer_note', '=', sought)]),
    );
  }
  if (amountMicro !== undefined) rows = rows.where('d.amount_micro', '=', BigInt(amountMicro));
  const found = await rows.execute();
  const page = pageOf(found, limit, (row) => row);
  return {
    items: await Promise.all(page.items.map((row) => officeView(db, row, reading))),
    nextCursor: page.nextCursor,
    counts: await countsOf(db, brand, reading.now),
  };
}

type Rows = ReturnType<typeof officeRows>;

function awaited(rows: Rows, now: Date): Rows {
  return rows
    .where('d.channel', '=', TRANSFER)
    .where('d.status', 'in', AWAITED)
    .where('d.created_at', '>=', new Date(now.getTime() - AWAITED_DAYS * 86_400_000));
}

/** Transfers of a route that are still awaited, the oldest first. */
export async function awaitedOf(
  db: Db | Tx,
  brand: string,
  route: string,
  reading: Reading,
): Promise<OfficeDeposit[]> {
  const rows = await awaited(officeRows(db, brand), reading.now)
    .where('d.route', '=', route)
    .orderBy('d.id')
    .limit(200)
    .execute();
  return Promise.all(rows.map((row) => officeView(db, row, reading)));
}

/** @throws Problem DEPOSIT_NOT_FOUND */
export async function readOfficeDeposit(
  db: Db | Tx,
  brand: string,
  id: bigint,
  reading: Reading,
): Promise<OfficeDeposit> {
  const row = await officeRows(db, brand).where('d.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('DEPOSIT_NOT_FOUND');
  return officeView(db, row, reading);
}

async function countsOf(
  db: Db,
  brand: string,
  now: Date,
): Promise<ReplyOf<'searchDeposits'>['counts']> {
  const { awaiting } = await awaited(officeRows(db, brand), now)
    .clearSelect()
    .select((eb) => eb.fn.countAll<bigint>().as('awaiting'))
    .executeTakeFirstOrThrow();
  const { open } = await db
    .selectFrom('statement_line')
    .select((eb) => eb.fn.countAll<bigint>().as('open'))
    .where('brand', '=', brand)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return { awaiting: Number(awaiting), openLines: Number(open) };
}

function officeRows(db: Db | Tx, brand: string) {
  return db
    .selectFrom('deposit as d')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'd.member_id').onRef('m.brand', '=', 'd.brand'),
    )
    .selectAll('d')
    .select('m.username')
    .where('d.brand', '=', brand);
}

async function officeView(
  db: Db | Tx,
  row: Awaited<ReturnType<Rows['execute']>>[number],
  { now, secret }: Reading,
): Promise<OfficeDeposit> {
  const status = row.status === 'pending' && row.expires_at <= now ? 'expired' : row.status;
  const subject = { brand: row.brand, subject: 'deposit', subjectId: row.id } as const;
  return {
    depositId: String(row.id),
    memberId: String(row.member_id),
    account: row.username,
    channel: row.route,
    channelName: row.route_name,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    receivedMicro: row.received_micro === null ? null : String(row.received_micro),
    status: status as OfficeDeposit['status'],
    cause: row.cause as OfficeDeposit['cause'],
    reference: row.reference,
    transferNote: row.transfer_note,
    authorisation: row.authorisation,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    creditedAt: row.credited_at?.toISOString() ?? null,
    isTransfer: row.channel === TRANSFER,
    version: row.version,
    proofs: row.proof_count === 0 ? [] : await proofLinks(db, secret, subject, now),
  };
}
