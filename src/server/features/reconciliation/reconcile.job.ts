import type { ReconciledParty, ReconciliationRun } from '#contract/generated/types.ts';
import { askReport, ReportFailed } from '../../outside/report/ask-report.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { compare, TooManyDifferences } from './compare.ts';
import { MARGIN_MS } from './compare.read.ts';
import { type RunRow, stageLines } from './run.store.ts';

/** A run whose node is gone is taken again after this time. */
const ABANDONED_MS = 30 * 60_000;
/** A report with more is asked for in shorter periods. */
const MOST_LINES = 2_000_000;

export type ReconcileParts = Pick<Parts, 'db' | 'clock' | 'log' | 'vendors' | 'catalogue'>;

type Failure = NonNullable<ReconciliationRun['failure']>;

/** Carries out the comparisons that wait, one after the other. @returns how many */
export async function reconcile(parts: ReconcileParts): Promise<number> {
  let count = 0;
  for (let run = await claim(parts); run !== null; run = await claim(parts)) {
    await carryOut(parts, run);
    count += 1;
  }
  return count;
}

function claim({ db, clock }: ReconcileParts): Promise<RunRow | null> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('reconciliation_run')
      .selectAll()
      .where((is) =>
        is.or([
          is('status', '=', 'waiting'),
          is.and([
            is('status', '=', 'running'),
            is('started_at', '<', new Date(now.getTime() - ABANDONED_MS)),
          ]),
        ]),
      )
      .where('status', 'in', ['waiting', 'running'])
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row === undefined) return null;
    await tx
      .updateTable('reconciliation_run')
      .set({ status: 'running', started_at: now })
      .where('id', '=', row.id)
      .execute();
    // A report is asked for again from its start; a file was staged with the request.
    if (row.source !== 'file') {
      await tx.deleteFrom('reconciliation_line').where('run_id', '=', row.id).execute();
    }
    return row;
  });
}

async function carryOut(parts: ReconcileParts, run: RunRow): Promise<void> {
  const { db, clock, log, catalogue } = parts;
  const party: ReconciledParty = { kind: run.party_kind as 'vendor' | 'channel', code: run.party };
  try {
    if (run.source !== 'file') await fetchReport(parts, run);
    await inTransaction(db, async (tx) => {
      const now = clock.now();
      const keepsWallets = (catalogue.vendor(run.party)?.ownWallet ?? null) !== null;
      const { counts, strangers } = await compare(tx, {
        runId: run.id,
        party,
        keepsWallets,
        from: run.from_at,
        to: run.to_at,
        now,
      });
      await tx
        .updateTable('reconciliation_run')
        .set({
          status: 'done',
          counts: JSON.stringify(counts),
          strangers: JSON.stringify(strangers),
          ended_at: now,
        })
        .where('id', '=', run.id)
        .execute();
      await tx.deleteFrom('reconciliation_line').where('run_id', '=', run.id).execute();
    });
  } catch (error) {
    const failure = failureOf(error);
    log.warn({ err: error, party: run.party, runId: String(run.id) }, 'a comparison failed');
    if (failure === null) throw error;
    await inTransaction(db, async (tx) => {
      await tx
        .updateTable('reconciliation_run')
        .set({ status: 'failed', failure, ended_at: clock.now() })
        .where('id', '=', run.id)
        .execute();
      await tx.deleteFrom('reconciliation_line').where('run_id', '=', run.id).execute();
    });
  }
}

class TooManyLines extends Error {}
class NoAddress extends Error {}

/** null: a fault of ours, after which the run is taken again. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof ReportFailed) return error.failure;
  if (error instanceof TooManyDifferences) return 'tooManyDifferences';
  if (error instanceof TooManyLines) return 'tooManyLines';
  return error instanceof NoAddress ? 'noAddress' : null;
}

/** Stages a vendor's report, page by page. */
async function fetchReport({ db, vendors }: ReconcileParts, run: RunRow): Promise<void> {
  const address = await vendors.reportOf(run.party);
  if (address === null) throw new NoAddress();
  const from = new Date(run.from_at.getTime() - MARGIN_MS);
  const to = new Date(run.to_at.getTime() + MARGIN_MS);
  let count = 0;
  for (let after: string | null = null; ;) {
    const page = await askReport(address, { from, to, after });
    const start = count;
    await inTransaction(db, (tx) => stageLines(tx, run.id, page.lines, start));
    count += page.lines.length;
    if (count > MOST_LINES) throw new TooManyLines();
    if (page.next === null) return;
    // The same page for ever would never end.
    if (page.next === after || page.lines.length === 0) throw new ReportFailed('unreadable');
    after = page.next;
  }
}
