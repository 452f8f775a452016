import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { CONTRACT, type ContractRow, pairOf } from './contract.store.ts';
import { type Correction, correctionsOf, type SeenRun } from './correct-lines.ts';
import { contractFigures, figuresVersion, type RunOf } from './figures.read.ts';
import {
  type Carried,
  carriedBefore,
  hashOf,
  type Line,
  lineOf,
  writeLines,
} from './lines.store.ts';

/**
 * Computes the lines of all contracts of a kind and period in a window, once: inputs, lines and hash are one
 * transaction. @param isReviewed it then waits for a person
 * @returns false: it was computed before
 */
export function runContracts(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  run: RunOf,
  isReviewed: boolean,
  fence: JobFence,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    const { lines, corrections, seen } = await computeLines(tx, run);
    const id = await writeRun(tx, run, {
      status: isReviewed ? 'review' : 'posting',
      hash: hashOf(lines),
      figures_version: await figuresVersion(tx, run),
      created_at: clock.now(),
    });
    if (id === null) return false;
    await writeLines(tx, id, run, lines);
    await noteCorrections(tx, corrections, seen);
    return true;
  });
}

/** @returns null: the window has a run */
export async function writeRun(
  tx: Tx,
  { brand, currency, kind, period, from, to, hour }: RunOf,
  values: {
    readonly status: 'review' | 'posting';
    readonly hash: string;
    readonly figures_version: bigint;
    readonly created_at: Date;
    readonly bets_after?: bigint;
    readonly bets_up_to?: bigint;
  },
): Promise<bigint | null> {
  const written = await tx
    .insertInto('contract_run')
    .values({
      id: newId(),
      brand,
      currency,
      kind,
      period,
      from_day: from,
      to_day: to,
      starts_at: hour?.startsAt ?? null,
      ends_at: hour?.endsAt ?? null,
      ...values,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id ?? null;
}

/** Computes the lines of a run in review by the figures as they are now. What it corrected stays part of it. */
export async function computeAgain(tx: Tx, id: bigint, run: RunOf): Promise<void> {
  const rows = await tx
    .selectFrom('contract_line')
    .select(['payer_id as uplineId', 'member_id as downlineId', 'correction_micro as micro'])
    .where('run_id', '=', id)
    .execute();
  const corrected = new Map(rows.map((row) => [pairOf(row), row.micro]));
  await tx.deleteFrom('contract_line').where('run_id', '=', id).execute();
  const { lines, corrections, seen } = await computeLines(tx, run, corrected);
  await tx
    .updateTable('contract_run')
    .set({ hash: hashOf(lines), figures_version: await figuresVersion(tx, run) })
    .where('id', '=', id)
    .execute();
  await writeLines(tx, id, run, lines);
  await noteCorrections(tx, corrections, seen);
}

interface Computed {
  readonly lines: readonly Line[];
  readonly corrections: readonly Correction[];
  readonly seen: readonly SeenRun[];
}

/** @param corrected the corrections in the lines of a first computation, with the rest of the line before */
async function computeLines(
  tx: Tx,
  run: RunOf,
  corrected: ReadonlyMap<string, bigint> = new Map(),
): Promise<Computed> {
  const contracts = await contractsIn(tx, run);
  const figures = await contractFigures(tx, contracts, run);
  const carried = await carriedBefore(tx, contracts, run);
  const { corrections, seen } = await correctionsOf(tx, run, contracts);
  const lines = contracts.flatMap((contract) => {
    const own = figures.get(contract.id);
    if (own === undefined) throw new Error(`contract ${contract.id} has no figures`);
    const pair = pairOf(contract);
    const before = corrected.get(pair);
    const rest: Carried | undefined =
      before === undefined
        ? carried.get(pair)
        : { carryMicro: carried.get(pair)?.carryMicro ?? 0n, correctionLeftMicro: before };
    const line = lineOf(contract, own, rest, corrections.get(pair));
    return run.hour !== null && isIdle(line, corrections.get(pair)) ? [] : [line];
  });
  return { lines, corrections: [...corrections.values()].flat(), seen };
}

/** An hour without a bet needs no line; a rest of earlier lines stays where it is. */
const isIdle = ({ validMicro, ownMicro }: Line, corrections: readonly Correction[] = []): boolean =>
  validMicro === 0n && ownMicro === 0n && corrections.length === 0;

/** Whether a person may have to approve the runs of a kind: those of whole days. */
export const isReviewable = (kind: RunOf['kind']): boolean =>
  kind === 'dividend' || kind === 'dailySalary';

/** The contracts that pay for a whole window, the oldest first. */
async function contractsIn(tx: Tx, { brand, kind, period, from, to }: RunOf) {
  const rows = await tx
    .selectFrom('contract')
    .select(CONTRACT)
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('status', 'in', ['active', 'superseded', 'terminated'])
    .where('from_day', '<=', from)
    .where((eb) => eb.or([eb('to_day', 'is', null), eb('to_day', '>=', to)]))
    .orderBy('id')
    .execute();
  return rows as ContractRow[];
}

/** What was corrected counts as corrected, so that no later run does it again. */
async function noteCorrections(
  tx: Tx,
  corrections: readonly Correction[],
  seen: readonly SeenRun[],
): Promise<void> {
  await sql`
    update contract_line l set corrected_micro = l.corrected_micro + c.delta
    from unnest(
      ${corrections.map(({ lineId }) => lineId)}::bigint[],
      ${corrections.map(({ deltaMicro }) => deltaMicro)}::bigint[]
    ) as c (id, delta)
    where l.id = c.id
  `.execute(tx);
  await sql`
    update contract_run r set figures_version = v.version
    from unnest(
      ${seen.map(({ runId }) => runId)}::bigint[],
      ${seen.map(({ version }) => version)}::bigint[]
    ) as v (id, version)
    where r.id = v.id
  `.execute(tx);
}
