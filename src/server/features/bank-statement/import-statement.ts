import type { StatementEntry } from '#domain/bank-statement/read-statement.ts';
import { lockTransfers } from '../../cash/deposit/lock-transfers.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { sha256Hex } from '../../platform/signature.ts';
import { type CreditingAccount, creditLine } from './credit-line.ts';
import { readStatementFile } from './read-statement-file.ts';

export interface StatementImport extends CreditingAccount {
  currency: string;
  csv: string;
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
 * more than the route's tolerance, lies above the route's limit, or may have been imported before, waits for
 * staff.
 * @throws Problem STATEMENT_UNREADABLE
 */
export async function importStatement(
  tx: Tx,
  deps: HoldDependencies,
  statement: StatementImport,
): Promise<ImportOutcome> {
  const { brand, route, currency, staffId } = statement;
  const read = await readStatementFile(statement.csv, currency);
  await lockTransfers(tx, brand);
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
