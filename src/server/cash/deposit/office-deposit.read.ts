import { type ExpressionBuilder, expressionBuilder } from 'kysely';
import type { OfficeDeposit } from '#contract/generated/types.ts';
import { depositList } from '#domain/deposit/deposit-list.ts';
import { AWAITED, TRANSFER } from '#domain/deposit/transfer-channel.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import type { DeskScope } from '../../platform/desk/desk-scope.ts';
import { Problem } from '../../platform/problem.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { proofColumn, proofsIn } from '../proof-column.ts';
import { signedProofs } from '../proof-links.ts';

interface Reading {
  now: Date;
  /** Signs the links to proofs. */
  secret: string;
}

/** Transfers that are older are found in the list of all. */
const AWAITED_DAYS = 7;

/**
 * Deposits: transfers to find on the statement, the oldest first, or all, newest first.
 * @param secret signs the links to proofs
 */
export function depositDesk(secret: string) {
  return desk({
    list: depositList,
    rows: (db, { brands }) => officeRows(db, brands),
    item: (row: OfficeRow, { now }: DeskScope) => officeView(row, { now, secret }),
    views: {
      awaiting: { where: (eb, { now }) => isAwaited(eb, now), order: 'id', waits: true },
      all: {},
    },
    sorts: {
      amount: ['amount_micro', 'number'],
      age: ['created_at', 'moment'],
    },
    filters: {
      username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
      reference: (eb, reference) => isCalled(eb, reference),
      amountMicro: (eb, micro) => eb('d.amount_micro', '=', BigInt(micro)),
      from: (eb, from) => eb('d.created_at', '>=', new Date(from)),
      to: (eb, to) => eb('d.created_at', '<', new Date(to)),
    },
    total: 'amount_micro',
    since: 'created_at',
    find: {
      where: (eb, text) => isCalled(eb, text),
      name: ({ reference, account }) => `${reference} ${account}`,
      query: ({ reference }) => ({ view: 'all', reference }),
    },
  });
}

type Rows = ExpressionBuilder<{ d: OfficeRow }, 'd'>;

const isAwaited = (eb: Rows, now: Date) =>
  eb.and([
    eb('d.channel', '=', TRANSFER),
    eb('d.status', 'in', AWAITED),
    eb('d.created_at', '>=', new Date(now.getTime() - AWAITED_DAYS * 86_400_000)),
  ]);

/** By our reference, or by the note that the player was to write into the transfer. */
function isCalled(eb: Rows, reference: string) {
  const sought = reference.trim().toUpperCase();
  return eb.or([eb('d.reference', '=', sought), eb('d.transfer_note', '=', sought)]);
}

/** Transfers of a route that are still awaited, the oldest first. */
export async function awaitedOf(
  db: Db | Tx,
  brand: string,
  route: string,
  reading: Reading,
): Promise<OfficeDeposit[]> {
  const rows = await officeRows(db, [brand])
    .where(isAwaited(expressionBuilder<{ d: OfficeRow }, 'd'>(), reading.now))
    .where('d.route', '=', route)
    .orderBy('d.id')
    .limit(200)
    .execute();
  return rows.map((row) => officeView(row, reading));
}

/** @throws Problem DEPOSIT_NOT_FOUND */
export async function readOfficeDeposit(
  db: Db | Tx,
  brand: string,
  id: bigint,
  reading: Reading,
): Promise<OfficeDeposit> {
  const row = await officeRows(db, [brand]).where('d.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('DEPOSIT_NOT_FOUND');
  return officeView(row, reading);
}

/** Deposits with their players and proofs. */
function officeRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('deposit as d')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'd.member_id').onRef('m.brand', '=', 'd.brand'),
    )
    .selectAll('d')
    .select(['m.username', 'm.username_key', proofColumn('deposit', 'd').as('proofs')])
    .where('d.brand', 'in', brands);
}

type OfficeRow = Awaited<ReturnType<ReturnType<typeof officeRows>['execute']>>[number];

function officeView(row: OfficeRow, { now, secret }: Reading): OfficeDeposit {
  const status = row.status === 'pending' && row.expires_at <= now ? 'expired' : row.status;
  const subject = { brand: row.brand, subject: 'deposit', subjectId: row.id } as const;
  return {
    brand: row.brand,
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
    proofs: signedProofs(proofsIn(row.proofs), secret, subject, now),
  };
}
