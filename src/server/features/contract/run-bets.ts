import { sql } from 'kysely';
import { addDays, dayIn } from '#domain/day/day.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { betFigures } from './bet-figures.read.ts';
import type { ContractParts } from './contract-parts.ts';
import { CONTRACT, type ContractRow, pairOf } from './contract.store.ts';
import type { RunOf } from './figures.read.ts';
import { carriedBefore, hashOf, lineOf, writeLines } from './lines.store.ts';
import { writeRun } from './run-contracts.ts';

const KIND = 'realTimeSalary';
const EVERY_MS = 300_000;
/** Bets of one run: a server that was away takes several. */
const MOST_BETS = 200_000n;
/** Days that settled bets are kept. */
const KEPT_DAYS = 14;
/** A first run starts with the bets of so long before: those of days without a contract do not count. */
const BEFORE_FIRST_MS = 93_600_000;

/**
 * Settles the bets since the last run, every five minutes. A bet counts once: lines and the number of the last bet are
 * written in one transaction. @returns runs
 */
export async function runBets(
  parts: ContractParts,
  brand: LiveBrand,
  fence: JobFence,
): Promise<number> {
  let runs = 0;
  let next: Next;
  do {
    next = await runNext(parts, brand, { fence, isMore: runs > 0 });
    runs += Number(next !== 'nothing');
  } while (next === 'more');
  return runs;
}

type Next = 'nothing' | 'run' | 'more';

function runNext(
  { db, clock }: ContractParts,
  brand: LiveBrand,
  { fence, isMore }: { readonly fence: JobFence; readonly isMore: boolean },
): Promise<Next> {
  return inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    const now = clock.now();
    const { timeZone } = settingOf(brand, 'brandDay');
    const day = dayIn(timeZone, now);
    const contracts = await contractsSince(tx, brand.id, addDays(day, -KEPT_DAYS));
    if (contracts.length === 0) return 'nothing';
    const mark = await holdMark(tx, brand.id, now);
    if (!isMore && mark.at.getTime() + EVERY_MS > now.getTime()) return 'nothing';
    const most = mark.seq + MOST_BETS;
    const upTo = mark.last < most ? mark.last : most;
    const endsAt = new Date(Math.max(now.getTime(), mark.at.getTime() + 1));
    const of = { brand: brand.id, currency: brand.site.currency };
    const hour = { startsAt: mark.at, endsAt };
    const run: RunOf = { ...of, kind: KIND, period: 'realTime', from: day, to: day, hour };
    if (upTo > mark.seq) await writeBets(tx, run, { contracts, after: mark.seq, upTo, now });
    await tx
      .updateTable('contract_watermark')
      .set({ seq: upTo, at: endsAt })
      .where('brand', '=', brand.id)
      .execute();
    return upTo < mark.last ? 'more' : 'run';
  });
}

async function contractsSince(tx: Tx, brand: string, day: string): Promise<readonly ContractRow[]> {
  const rows = await tx
    .selectFrom('contract')
    .select(CONTRACT)
    .where('brand', '=', brand)
    .where('kind', '=', KIND)
    .where('from_day', 'is not', null)
    .where((eb) => eb.or([eb('to_day', 'is', null), eb('to_day', '>=', day)]))
    .orderBy('id')
    .execute();
  return rows as ContractRow[];
}

interface Mark {
  readonly seq: bigint;
  /** When the last run ended. */
  readonly at: Date;
  /** Of the newest settled bet. */
  readonly last: bigint;
}

async function holdMark(tx: Tx, brand: string, now: Date): Promise<Mark> {
  await sql`
    insert into contract_watermark (brand, seq, at)
    select ${brand}::text, coalesce(max(seq), 0), ${new Date(now.getTime() - EVERY_MS)}::timestamptz
    from settled_round
    where brand = ${brand}::text
      and counted_at < ${new Date(now.getTime() - BEFORE_FIRST_MS)}::timestamptz
      and not exists (select 1 from contract_watermark where brand = ${brand}::text)
    on conflict (brand) do nothing
  `.execute(tx);
  const { rows } = await sql<Mark>`
    select w.seq, w.at, coalesce(c.seq, 0)::bigint as last
    from contract_watermark w left join settled_count c on c.brand = w.brand
    where w.brand = ${brand}::text
    for update of w
  `.execute(tx);
  const [mark] = rows;
  if (mark === undefined) throw new Error(`brand ${brand} has no mark`);
  return mark;
}

async function writeBets(
  tx: Tx,
  run: RunOf,
  {
    contracts,
    now,
    ...bets
  }: {
    readonly contracts: readonly ContractRow[];
    readonly after: bigint;
    readonly upTo: bigint;
    readonly now: Date;
  },
): Promise<void> {
  const figures = await betFigures(tx, contracts, run, bets);
  const counted = contracts.filter(({ id }) => {
    const { validMicro = 0n, winningMicro = 0n, losingMicro = 0n } = figures.get(id) ?? {};
    return validMicro !== 0n || winningMicro !== 0n || losingMicro !== 0n;
  });
  if (counted.length === 0) return;
  const carried = await carriedBefore(tx, counted, run);
  const lines = counted.map((contract) => {
    const own = figures.get(contract.id);
    if (own === undefined) throw new Error(`contract ${contract.id} has no figures`);
    return lineOf(contract, own, carried.get(pairOf(contract)));
  });
  const id = await writeRun(tx, run, {
    status: 'posting',
    hash: hashOf(lines),
    figures_version: 0n,
    created_at: now,
    bets_after: bets.after,
    bets_up_to: bets.upTo,
  });
  if (id === null) throw new Error('a run of bets was written before');
  await writeLines(tx, id, run, lines);
}
