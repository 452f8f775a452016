import { addDays } from '#domain/day/day.ts';
import { settleContract } from '#domain/contract/settle-contract.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { CONTRACT, type ContractRow, pairOf } from './contract.store.ts';
import { contractFigures, type RunOf } from './figures.read.ts';

/** Days back that bets still correct lines. */
const LOOK_BACK_DAYS = 62;

/** The difference between an earlier line as it would be now and as it was. */
export interface Correction {
  readonly lineId: bigint;
  readonly deltaMicro: bigint;
}

/** An earlier run whose figures changed, with the version that was corrected to. */
export interface SeenRun {
  readonly runId: bigint;
  readonly version: bigint;
}

/**
 * Corrections of earlier lines whose figures changed since, for the pairs that have a line in this run. A line is
 * computed again by its own contract and with what it was carried. Corrections are parts of the next line, so that a paid
 * one never changes.
 */
export async function correctionsOf(
  tx: Tx,
  run: RunOf,
  contracts: readonly ContractRow[],
): Promise<{
  readonly corrections: ReadonlyMap<string, readonly Correction[]>;
  readonly seen: readonly SeenRun[];
}> {
  const found = new Map<string, Correction[]>();
  const seen: SeenRun[] = [];
  for (const { id: runId, version, ...window } of await changedRuns(tx, run)) {
    seen.push({ runId, version });
    const lines = await linesOf(tx, runId, contracts);
    const figures = await contractFigures(tx, lines, { ...run, ...window });
    for (const { lineId, id, kind, terms, ...line } of lines) {
      const own = figures.get(id);
      if (own === undefined) continue;
      const { amountMicro } = settleContract(kind, terms, own, line.carryMicro);
      const deltaMicro = amountMicro - line.ownMicro - line.correctedMicro;
      if (deltaMicro === 0n) continue;
      const held = found.get(pairOf(line)) ?? [];
      held.push({ lineId, deltaMicro });
      found.set(pairOf(line), held);
    }
  }
  return { corrections: found, seen };
}

interface ChangedRun extends Pick<RunOf, 'from' | 'to' | 'hour'> {
  readonly id: bigint;
  readonly version: bigint;
}

/** Earlier runs whose figures changed, the oldest first. Hours wait for the end of their day. */
async function changedRuns(
  tx: Tx,
  { brand, kind, period, from }: RunOf,
): Promise<readonly ChangedRun[]> {
  const { rows } = await sql<{
    id: bigint;
    from: string;
    to: string;
    startsAt: Date | null;
    endsAt: Date | null;
    version: bigint;
  }>`
    select r.id, r.from_day as "from", r.to_day as "to", r.starts_at as "startsAt",
      r.ends_at as "endsAt", v.version
    from contract_run r cross join lateral (
      select coalesce(sum(f.version), 0)::bigint as version from figure_day f
      where f.brand = r.brand and f.day between r.from_day and r.to_day
    ) v
    where r.brand = ${brand}::text and r.kind = ${kind}::text and r.period = ${period}::text
      and r.from_day < ${from}::text and r.to_day >= ${addDays(from, -LOOK_BACK_DAYS)}::text
      and v.version <> r.figures_version
    order by r.from_day, r.starts_at
  `.execute(tx);
  return rows.map(({ startsAt, endsAt, ...run }) => ({
    ...run,
    hour: startsAt === null || endsAt === null ? null : { startsAt, endsAt },
  }));
}

type LineBefore = Pick<ContractRow, 'id' | 'uplineId' | 'downlineId' | 'kind' | 'terms'> & {
  readonly lineId: bigint;
  readonly ownMicro: bigint;
  readonly carryMicro: bigint;
  readonly correctedMicro: bigint;
};

async function linesOf(
  tx: Tx,
  runId: bigint,
  contracts: readonly ContractRow[],
): Promise<readonly LineBefore[]> {
  if (contracts.length === 0) return [];
  const rows = await tx
    .selectFrom('contract_line as l')
    .innerJoin('contract as c', 'c.id', 'l.contract_id')
    .select([
      'l.id as lineId',
      'l.own_micro as ownMicro',
      'l.carry_micro as carryMicro',
      'l.corrected_micro as correctedMicro',
    ])
    .select(CONTRACT.map((column) => `c.${column}` as const))
    .where('l.run_id', '=', runId)
    .where(
      'l.member_id',
      'in',
      contracts.map(({ downlineId }) => downlineId),
    )
    .orderBy('l.id')
    .execute();
  const pairs = new Set(contracts.map(pairOf));
  return (rows as unknown as LineBefore[]).filter((line) => pairs.has(pairOf(line)));
}
