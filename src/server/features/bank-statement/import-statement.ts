import type { DepositRoute } from '#contract/generated/types.ts';
import { creditsItself } from '#domain/bank-statement/credits-itself.ts';
import { notesIn, type StatementEntry } from '#domain/bank-statement/read-statement.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import { AWAITED, TRANSFER } from '#domain/deposit/transfer-channel.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { sha256Hex } from '../../platform/signature.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { creditTransfer } from '../../cash/deposit/match-transfer.ts';
import { readStatementFile } from './read-statement-file.ts';

/** Orders by amount are looked for so far back. */
const AMOUNT_DAYS = 7;

export interface StatementImport {
  brand: string;
  /** Of the account that the statement is of. */
  route: Pick<DepositRoute, 'code' | 'toleranceMicro' | 'autoCreditMaxMicro'>;
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
 * Keeps the lines of a statement that are new, and credits those that pay an open order: by the note that its
 * player was asked to write, or by an amount that no other order has. A line that differs from its order by
 * more than the route's tolerance, or lies above the route's limit, waits for staff.
 * @throws Problem STATEMENT_UNREADABLE
 */
export async function importStatement(
  tx: Tx,
  deps: HoldDependencies,
  statement: StatementImport,
): Promise<ImportOutcome> {
  const { brand, route, currency, staffId } = statement;
  const read = await readStatementFile(statement.csv, currency);
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
        route: route.code,
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
    subject: route.code,
    before: null,
    after: { imported, known, credited: owners.length, open },
    at: deps.clock.now(),
  });
  const { unreadable: lines } = read;
  return {
    imported,
    known,
    credited: owners.length,
    open,
    unreadable: lines,
    owners,
  };
}

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
 * Credits the order that a line pays. @returns whose it is; null: it names none, or one that was paid before,
 * or that a person has to judge
 */
async function creditLine(
  tx: Tx,
  deps: HoldDependencies,
  { brand, route, staffId }: StatementImport,
  line: StatementEntry & { id: bigint },
): Promise<MemberKey | null> {
  const found =
    (await findByNote(tx, brand, line)) ??
    (await findByAmount(tx, deps, { brand, route: route.code }, line));
  if (found === null || !AWAITED.some((awaited) => awaited === found.status)) return null;
  const amounts = {
    orderedMicro: found.amount_micro,
    receivedMicro: line.amountMicro,
  };
  if (!creditsItself(amounts, route)) return null;
  const { owner, depositId, difference } = await creditTransfer(tx, deps, {
    brand,
    depositId: found.id,
    staffId,
    receivedMicro: line.amountMicro,
    bankReference: bankReferenceOf(line),
  });
  await tx
    .updateTable('statement_line')
    .set({
      state: 'matched',
      deposit_id: depositId,
      matched_by: found.by,
      difference,
    })
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

/** Without the tolerance: orders of one route differ by less, and the amount is all that names one. */
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
