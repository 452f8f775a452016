import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { newId } from '../platform/id.ts';
import type { LedgerFault } from './ledger-fault.ts';

/** The periodic checks of the ledger. */
export type CheckName = 'journal' | 'seals' | 'trialBalance';

export interface PlacedFault extends LedgerFault {
  /** The part of the ledger it was found in; empty for a check that reads everything. */
  readonly place: string;
}

export interface CheckRun {
  readonly name: CheckName;
  /** Parts that were read: open faults of theirs that were not found again are closed. */
  readonly places: readonly string[];
  readonly faults: readonly PlacedFault[];
  readonly transfers: bigint;
  readonly seals: number;
}

export interface CheckOutcome {
  /** Found now and not open before. */
  readonly found: readonly PlacedFault[];
  /** Faults of this check that are open now. */
  readonly open: number;
}

/** Faults closed or kept by one statement. */
const CHUNK = 3_000;

/** Records a run: opens new faults, keeps those found again and closes the rest of what was read. */
export function recordCheck(db: Db, clock: Clock, run: CheckRun): Promise<CheckOutcome> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const found = new Map(run.faults.map((fault) => [keyOf(fault), fault]));
    for (const fault of await openFaults(tx, run)) {
      const again = found.delete(keyOf(fault));
      await tx
        .updateTable('ledger_fault')
        .set(again ? { seen_at: now } : { closed_at: now })
        .where('id', '=', fault.id)
        .execute();
    }
    for (const fault of found.values()) {
      const { place, invariant, detail } = fault;
      await tx
        .insertInto('ledger_fault')
        .values({
          id: newId(),
          check_name: run.name,
          place,
          invariant,
          detail,
          found_at: now,
          seen_at: now,
          closed_at: null,
        })
        .execute();
    }
    const open = await countOpen(tx, run.name);
    await writeRun(tx, run, open === 0 ? now : null, now);
    return { found: [...found.values()], open };
  });
}

async function openFaults(tx: Tx, { name, places }: CheckRun) {
  const faults = [];
  for (let from = 0; from < places.length; from += CHUNK) {
    const rows = await tx
      .selectFrom('ledger_fault')
      .select(['id', 'place', 'invariant', 'detail'])
      .where('check_name', '=', name)
      .where('place', 'in', places.slice(from, from + CHUNK))
      .where('closed_at', 'is', null)
      .execute();
    faults.push(...rows);
  }
  return faults;
}

async function countOpen(tx: Tx, name: CheckName): Promise<number> {
  const { open } = await tx
    .selectFrom('ledger_fault')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('check_name', '=', name)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(open);
}

async function writeRun(tx: Tx, run: CheckRun, succeeded: Date | null, now: Date): Promise<void> {
  const counts = { finished_at: now, transfers: run.transfers, seals: BigInt(run.seals) };
  await tx
    .insertInto('ledger_check')
    .values({ name: run.name, ...counts, succeeded_at: succeeded })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(succeeded === null ? counts : { ...counts, succeeded_at: succeeded }),
    )
    .execute();
}

function keyOf({ place, invariant, detail }: PlacedFault): string {
  return JSON.stringify([place, invariant, detail]);
}

/** The periodic checks as they last ran. */
export async function readChecks(db: Db) {
  return db.selectFrom('ledger_check').selectAll().orderBy('name').execute();
}

/** Open faults, newest first. */
export async function readOpenFaults(db: Db, limit: number) {
  return db
    .selectFrom('ledger_fault')
    .select(['id', 'check_name', 'invariant', 'detail', 'found_at', 'seen_at'])
    .where('closed_at', 'is', null)
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The number of open faults by check. */
export async function readOpenFaultCounts(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ledger_fault')
    .select(({ fn }) => ['check_name', fn.countAll<bigint>().as('open')])
    .where('closed_at', 'is', null)
    .groupBy('check_name')
    .execute();
  return new Map(rows.map(({ check_name: name, open }) => [name, Number(open)]));
}
