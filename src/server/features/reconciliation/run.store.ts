import type { Selectable } from 'kysely';
import type { ReconciledParty, ReconciliationRun } from '#contract/generated/types.ts';
import type { ReportLine } from '../../outside/report/report-line.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ReconciliationRunTable } from '../../platform/db/generated/tables.ts';
import { newId } from '../../platform/id.ts';

export type RunRow = Selectable<ReconciliationRunTable>;

export interface AskedRun {
  readonly party: ReconciledParty;
  readonly from: Date;
  readonly to: Date;
  readonly source: ReconciliationRun['source'];
  readonly staffId: bigint | null;
  readonly at: Date;
}

/** Writes a run that a job carries out. @returns its id; null: it is there already for this night */
export async function addRun(tx: Tx, asked: AskedRun): Promise<bigint | null> {
  const { party, from, to, source, staffId, at } = asked;
  const made = await tx
    .insertInto('reconciliation_run')
    .values({
      id: newId(),
      party_kind: party.kind,
      party: party.code,
      from_at: from,
      to_at: to,
      source,
      status: 'waiting',
      requested_by: staffId,
      requested_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

const INSERTED = 500;

/** Stages lines of a report. @param start the number of lines before them */
export async function stageLines(
  tx: Tx,
  runId: bigint,
  lines: readonly ReportLine[],
  start: number,
): Promise<void> {
  for (let first = 0; first < lines.length; first += INSERTED) {
    const rows = lines.slice(first, first + INSERTED).map((line, index) => ({
      run_id: runId,
      place: start + first + index,
      reference: line.reference,
      takes_back: line.takesBack,
      member_id: line.memberId,
      currency: line.currency,
      effect_micro: line.effectMicro,
      round_ref: line.roundRef,
      at: line.at,
    }));
    await tx.insertInto('reconciliation_line').values(rows).execute();
  }
  await tx
    .updateTable('reconciliation_run')
    .set({ line_count: start + lines.length })
    .where('id', '=', runId)
    .execute();
}

const runRows = (db: Db | Tx) =>
  db
    .selectFrom('reconciliation_run as r')
    .leftJoin('staff as s', 's.id', 'r.requested_by')
    .selectAll('r')
    .select('s.display_name as asker');

/** The newest first. */
export async function lastRuns(db: Db, limit: number): Promise<ReconciliationRun[]> {
  return (await runRows(db).orderBy('r.id', 'desc').limit(limit).execute()).map(viewOf);
}

export async function readRun(db: Db | Tx, id: bigint): Promise<ReconciliationRun> {
  return viewOf(await runRows(db).where('r.id', '=', id).executeTakeFirstOrThrow());
}

const viewOf = (row: RunRow & { asker: string | null }): ReconciliationRun => ({
  runId: String(row.id),
  party: { kind: row.party_kind as ReconciledParty['kind'], code: row.party },
  from: row.from_at.toISOString(),
  to: row.to_at.toISOString(),
  source: row.source as ReconciliationRun['source'],
  status: row.status as ReconciliationRun['status'],
  failure: row.failure as ReconciliationRun['failure'],
  lineCount: row.line_count,
  counts: row.counts as ReconciliationRun['counts'],
  strangers: row.strangers as string[],
  requestedBy: row.asker,
  requestedAt: row.requested_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});
