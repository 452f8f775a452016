import { addDays, dayIn, type DayRange, periodOf } from '#domain/day/day.ts';
import { sql } from 'kysely';
import type { RebateRates, RewardPolicy } from '#contract/generated/types.ts';
import { cashBackMicro, rebateMicro } from '#domain/rebate/rebate-amount.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { ownSums } from './day-sums.read.ts';
import { writeLines } from './rebate-line.store.ts';

/** Members of one write. */
const CHUNK = 3_000;
/** Days back that corrections still change rebates of. */
const LOOK_BACK_DAYS = 40;

type ComputeParts = Pick<Parts, 'db' | 'clock' | 'brands'>;

/**
 * Computes rebates of days that have closed, and cash back of periods that have, and computes them again
 * when their figures change. A day that closed while the brand gave none stays without.
 * @returns days and periods that were computed
 */
export async function computeRebates(
  { db, clock, brands }: ComputeParts,
  fence: JobFence,
): Promise<number> {
  let computed = 0;
  for (const brand of brands.all()) {
    const policy = brand.setting('rewardPolicy');
    const today = dayIn(settingOf(brand, 'brandDay').timeZone, clock.now());
    for (const { day, version } of await changedDays(db, brand.id, today)) {
      await computeDay(db, { brand: brand.id, day, version, policy }, fence);
      computed += 1;
    }
    if (policy.cashBack) computed += await computePeriod(db, brand.id, today, policy, fence);
  }
  return computed;
}

async function changedDays(db: Db, brand: string, today: string) {
  const { rows } = await sql<{ day: string; version: bigint }>`
    select v.day, v.version from team_day_version v
    left join rebate_day r on r.brand = v.brand and r.day = v.day
    where v.brand = ${brand}::text and v.day < ${today}::text
      and v.day >= ${addDays(today, -LOOK_BACK_DAYS)}::text
      and (r.version is null or (r.version < v.version and not r.is_off))
    order by v.day
  `.execute(db);
  return rows;
}

interface Day {
  readonly brand: string;
  readonly day: string;
  readonly version: bigint;
  readonly policy: RewardPolicy;
}

async function computeDay(
  db: Db,
  { brand, day, version, policy }: Day,
  fence: JobFence,
): Promise<void> {
  const known = await db
    .selectFrom('rebate_day')
    .select('is_off')
    .where('brand', '=', brand)
    .where('day', '=', day)
    .executeTakeFirst();
  // What was computed is corrected, also after the brand has stopped giving rebates.
  const isOff = known === undefined ? !policy.rebate : known.is_off;
  for (let after = 0n; !isOff;) {
    const last = await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      return writeRebates(tx, { brand, day, policy }, { afterMember: after, members: CHUNK });
    });
    if (last === null) break;
    after = last;
  }
  await noteDay(db, { brand, day, version }, isOff);
}

const noteDay = (db: Db, of: { brand: string; day: string; version: bigint }, isOff: boolean) =>
  db
    .insertInto('rebate_day')
    .values({ ...of, is_off: isOff })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'day']).doUpdateSet({ version: of.version }),
    )
    .execute();

/** @returns the last member of the page; null: there was none */
export async function writeRebates(
  tx: Tx,
  { brand, day, policy }: { brand: string; day: string; policy: RewardPolicy },
  page: { afterMember?: bigint; memberId?: bigint; members: number },
): Promise<bigint | null> {
  const sums = await ownSums(tx, { brand, from: day, to: day, ...page });
  await writeLines(
    tx,
    brand,
    sums.flatMap(({ memberId, category, currency, validMicro }) => {
      const rate = rateOf(policy.rebateRates, category);
      if (rate === 0) return [];
      const line = { memberId, kind: 'rebate' as const, from: day, to: day, category, currency };
      const amountMicro = rebateMicro(validMicro, rate);
      return [{ ...line, baseMicro: validMicro, rateBasisPoints: rate, amountMicro }];
    }),
  );
  return sums.at(-1)?.memberId ?? null;
}

export function rateOf(rates: RebateRates, category: string): number {
  return category in rates ? rates[category as keyof RebateRates] : 0;
}

/** The latest period that has closed. */
async function computePeriod(
  db: Db,
  brand: string,
  today: string,
  policy: RewardPolicy,
  fence: JobFence,
): Promise<number> {
  const running = periodOf(today, policy.cashBackPeriod);
  const range = periodOf(addDays(running.from, -1), policy.cashBackPeriod);
  const key = `cashBack:${range.from}:${range.to}`;
  const { rows } = await sql<{ version: bigint; known: bigint | null }>`
    select coalesce(sum(v.version), 0)::bigint as version, (
      select r.version from rebate_day r where r.brand = ${brand}::text and r.day = ${key}::text
    ) as known
    from team_day_version v
    where v.brand = ${brand}::text and v.day >= ${range.from}::text and v.day <= ${range.to}::text
  `.execute(db);
  const [now] = rows;
  if (now === undefined || now.version === 0n || now.known === now.version) return 0;
  for (let after = 0n; ;) {
    const last = await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      return writeCashBack(tx, brand, range, policy, after);
    });
    if (last === null) break;
    after = last;
  }
  await noteDay(db, { brand, day: key, version: now.version }, false);
  return 1;
}

async function writeCashBack(
  tx: Tx,
  brand: string,
  range: DayRange,
  policy: RewardPolicy,
  after: bigint,
): Promise<bigint | null> {
  const sums = await ownSums(tx, { brand, ...range, afterMember: after, members: CHUNK });
  const losses = new Map<string, { memberId: bigint; currency: string; lossMicro: bigint }>();
  for (const { memberId, currency, lossMicro } of sums) {
    const key = `${memberId} ${currency}`;
    const before = losses.get(key)?.lossMicro ?? 0n;
    losses.set(key, { memberId, currency, lossMicro: before + lossMicro });
  }
  const covered = await otherwiseCovered(tx, [...losses.values()], range);
  await writeLines(
    tx,
    brand,
    [...losses.values()]
      .filter(({ memberId }) => !covered.has(memberId))
      .map(({ memberId, currency, lossMicro }) => ({
        memberId,
        kind: 'cashBack' as const,
        ...range,
        category: '',
        currency,
        baseMicro: lossMicro,
        ...ofLoss(lossMicro, policy),
      })),
  );
  return sums.at(-1)?.memberId ?? null;
}

function ofLoss(lossMicro: bigint, { cashBackSteps, cashBackCapMicro }: RewardPolicy) {
  const { basisPoints, amountMicro } = cashBackMicro(
    lossMicro,
    cashBackSteps,
    BigInt(cashBackCapMicro),
  );
  return { rateBasisPoints: basisPoints, amountMicro };
}

/** Members who had cash back of some of these days by another period: no loss is paid back twice. */
async function otherwiseCovered(
  tx: Tx,
  members: readonly { memberId: bigint }[],
  { from, to }: DayRange,
): Promise<ReadonlySet<bigint>> {
  if (members.length === 0) return new Set();
  const rows = await tx
    .selectFrom('rebate_line')
    .select('member_id')
    .distinct()
    .where(
      'member_id',
      'in',
      members.map(({ memberId }) => memberId),
    )
    .where('kind', '=', 'cashBack')
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .where((eb) => eb.or([eb('from_day', '<>', from), eb('to_day', '<>', to)]))
    .execute();
  return new Set(rows.map((row) => row.member_id));
}
