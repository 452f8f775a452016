import { parse } from 'csv-parse/sync';
import {
  notesIn,
  readStatement,
  type StatementEntry,
} from '#domain/bank-statement/read-statement.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import { AWAITED, TRANSFER } from '#domain/deposit/transfer-channel.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { sha256Hex } from '../../platform/signature.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { creditTransfer } from '../../account/deposit/match-transfer.ts';

/** More lines than a day of one account; a longer statement is imported in parts. */
const MOST_LINES = 5_000;
/** Characters of a line: more than any bank writes, so that a made-up file takes no time to read. */
const MOST_LINE_CHARACTERS = 10_000;
/** Orders by amount are looked for so far back. */
const AMOUNT_DAYS = 7;

export interface StatementImport {
  brand: string;
  route: string;
  currency: string;
  csv: string;
  staffId: bigint;
}

export interface ImportOutcome {
  imported: number;
  known: number;
  credited: number;
  open: number;
  unreadable: readonly number[];
  /** Whose deposits were credited. */
  owners: readonly MemberKey[];
}

/**
 * Keeps the lines of a statement that are new, and credits those that pay an open order to the unit: by the
 * note that its player was asked to write, or by an amount that no other order has. A line that
 * differs from its order waits for staff.
 * @throws Problem STATEMENT_UNREADABLE, also for more lines than are taken at a time
 */
export async function importStatement(
  tx: Tx,
  deps: HoldDependencies,
  statement: StatementImport,
): Promise<ImportOutcome> {
  const { brand, route, currency, staffId } = statement;
  const read = readStatement(rowsOf(statement.csv), currency);
  if (read === null) throw unreadable();
  const owners: MemberKey[] = [];
  let known = 0;
  let open = 0;
  for (const [hash, entry] of withHashes(read.entries)) {
    const id = newId();
    const inserted = await tx
      .insertInto('statement_line')
      .values({
        id,
        brand,
        route,
        currency,
        booked_on: entry.bookedOn,
        amount_micro: entry.amountMicro,
        text: entry.text,
        bank_reference: entry.bankReference,
        line_hash: hash,
        state: 'open',
        imported_by: staffId,
        imported_at: deps.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['brand', 'route', 'line_hash']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) {
      known += 1;
      continue;
    }
    const owner = await creditLine(tx, deps, statement, { id, ...entry });
    if (owner === null) open += 1;
    else owners.push(owner);
  }
  const imported = read.entries.length - known;
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'importStatement',
    subject: route,
    before: null,
    after: { imported, known, credited: owners.length, open },
    at: deps.clock.now(),
  });
  const { unreadable: lines } = read;
  return { imported, known, credited: owners.length, open, unreadable: lines, owners };
}

function rowsOf(csv: string): string[][] {
  const rows = parsedRows(csv);
  // The first names the columns.
  const count = rows.length - 1;
  if (count <= MOST_LINES) return rows;
  const field = {
    code: 'maxItems',
    messageKey: 'validation:statementLines',
    params: { count, limit: MOST_LINES },
  };
  throw new Problem('STATEMENT_UNREADABLE', { fields: { '/csv': field } });
}

function parsedRows(csv: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MOST_LINE_CHARACTERS,
    });
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The sign that parts the columns of the first line: amounts below may have commas of their own. */
function delimiterOf(csv: string): string {
  const [head = ''] = csv.split(/\r?\n/, 1);
  const counted = [';', '\t', ','].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

const unreadable = (cause?: unknown): Problem =>
  new Problem('STATEMENT_UNREADABLE', { fields: { '/csv': { code: 'PATTERN' } }, cause });

/** A line's content names it; of equal lines each counts, by its place among them. */
function withHashes(
  entries: readonly StatementEntry[],
): readonly (readonly [string, StatementEntry])[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { bookedOn, amountMicro, text, bankReference } = entry;
    const content = [bookedOn, amountMicro, text, bankReference].join('\n');
    const place = (seen.get(content) ?? 0) + 1;
    seen.set(content, place);
    return [sha256Hex(`${content}\n${place}`), entry] as const;
  });
}

/**
 * Credits the order that a line pays. @returns whose it is; null: it names none, or one that was paid before
 * or asks for another amount
 */
async function creditLine(
  tx: Tx,
  deps: HoldDependencies,
  { brand, route, staffId }: StatementImport,
  line: StatementEntry & { id: bigint },
): Promise<MemberKey | null> {
  const found =
    (await findByNote(tx, brand, line)) ?? (await findByAmount(tx, deps, { brand, route }, line));
  if (found === null || !isPaidBy(found, line)) return null;
  const { owner, depositId, difference } = await creditTransfer(tx, deps, {
    brand,
    depositId: found.id,
    staffId,
    receivedMicro: line.amountMicro,
    bankReference: bankReferenceOf(line),
  });
  await tx
    .updateTable('statement_line')
    .set({ state: 'matched', deposit_id: depositId, matched_by: found.by, difference })
    .where('id', '=', line.id)
    .execute();
  return owner;
}

/** The bank's number, or ours of the line: two payments are told apart by it. */
export const bankReferenceOf = ({
  id,
  bankReference,
}: {
  id: bigint;
  bankReference: string;
}): string => (bankReference === '' ? `line-${id}` : bankReference);

async function findByNote(tx: Tx, brand: string, { text }: StatementEntry) {
  const notes = notesIn(text);
  if (notes.length === 0) return null;
  const row = await tx
    .selectFrom('deposit')
    .select(['id', 'status', 'amount_micro'])
    .where('brand', '=', brand)
    .where('transfer_note', 'in', notes)
    .where('channel', '=', TRANSFER)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, by: 'reference' as const };
}

const isPaidBy = (
  { status, amount_micro: ordered }: { status: string; amount_micro: bigint },
  { amountMicro }: StatementEntry,
): boolean => AWAITED.some((awaited) => awaited === status) && ordered === amountMicro;

async function findByAmount(
  tx: Tx,
  { clock }: HoldDependencies,
  { brand, route }: { brand: string; route: string },
  { amountMicro }: StatementEntry,
) {
  const rows = await tx
    .selectFrom('deposit')
    .select(['id', 'status', 'amount_micro'])
    .where('brand', '=', brand)
    .where('route', '=', route)
    .where('channel', '=', TRANSFER)
    .where('status', 'in', AWAITED)
    .where('unique_amount', '=', amountMicro)
    .where('created_at', '>=', new Date(clock.now().getTime() - AMOUNT_DAYS * 86_400_000))
    .limit(2)
    .execute();
  const [only, other] = rows;
  // Two that are possible are staff's to tell apart.
  return only === undefined || other !== undefined ? null : { ...only, by: 'amount' as const };
}
