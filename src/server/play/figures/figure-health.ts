import { addDays, dayIn } from '#domain/day/day.ts';
import { sql } from 'kysely';
import type { RollupDay } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { writeEvent } from '../../platform/outbox/write-event.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { recordedOn, uncountedRounds } from '../rounds/counted-rounds.store.ts';
import { ROUNDS_SETTLED } from '../facts/rounds-of.ts';
import { tornMoney } from './money-check.read.ts';

/** Days that the office shows, and that the job keeps checked. */
export const SHOWN_DAYS = 31;
/** Rounds that are reported again in one go. */
const MOST_LATE = 2_000;
/** A round is late once its event has had this long. */
const LATE_MINUTES = 10;

interface HealthParts extends Pick<Parts, 'db' | 'clock' | 'log'> {
  /** The brands whose figures are kept, with their time zones. */
  readonly brandDays: () => readonly { readonly brand: string; readonly timeZone: string }[];
}

/**
 * Compares today, and the days that were not compared since they ended; reports again what was not
 * counted. @returns days compared
 */
export async function checkFigures(parts: HealthParts, fence: JobFence): Promise<number> {
  let compared = 0;
  const { db, clock, log } = parts;
  const now = clock.now();
  for (const { brand, timeZone } of parts.brandDays()) {
    await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      await reportLate(tx, brand, now);
    });
    for (const day of await daysToCheck(db, brand, timeZone, now)) {
      const outcome = await inTransaction(db, async (tx) => {
        await fence.assertHeld(tx);
        return checkDay(tx, { brand, day, timeZone }, now);
      });
      compared += 1;
      // A round that has just changed differs until its event is counted.
      if (!outcome.isSound && outcome.late === 0 && (await waitingEvents(db)) === 0) {
        log.error({ brand, day, outcome }, 'the figures of a day do not add up');
      }
    }
  }
  return compared;
}

/** Days of the shown ones whose last comparison was made before they ended, the oldest first. */
async function daysToCheck(
  db: Db,
  brand: string,
  timeZone: string,
  now: Date,
): Promise<readonly string[]> {
  const today = dayIn(timeZone, now);
  const checked = await rollupRows(db, brand, today);
  const done = new Set(
    checked.filter((row) => dayIn(timeZone, row.checked_at) > row.day).map(({ day }) => day),
  );
  return Array.from({ length: SHOWN_DAYS }, (_one, index) =>
    addDays(today, index + 1 - SHOWN_DAYS),
  ).filter((day) => !done.has(day));
}

/** Sends settled rounds that were never counted through the outbox again. */
async function reportLate(tx: Tx, brand: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LATE_MINUTES * 60_000);
  const rounds = await uncountedRounds(tx, brand, { endedBefore: before, most: MOST_LATE });
  if (rounds.length === 0) return;
  const event = { brand, rounds: rounds.map(String) };
  await writeEvent(tx, ROUNDS_SETTLED, event, { shard: 0, at: now });
}

interface Sums {
  counted: bigint;
  torn: bigint;
  brand_stake: bigint;
  brand_payout: bigint;
  member_stake: bigint;
  member_payout: bigint;
}

/**
 * Adds a day up again and writes the result: the rounds of the betting record against the cells of
 * members and of the brand and against the teams, each team against its own part and its downlines'
 * teams, and the money of a sample of members against the ledger.
 */
export async function checkDay(
  tx: Tx,
  { brand, day, timeZone }: { brand: string; day: string; timeZone: string },
  now: Date,
): Promise<{ isSound: boolean; late: number }> {
  const { rows } = await sql<Sums>`
    select
      (select coalesce(sum(d.stake_micro), 0)::bigint from team_day d
        where d.brand = ${brand}::text and d.day = ${day}::text and d.upline_id = 0
          and d.scope = 'team') as counted,
      (select count(*) from (${tornTeams(brand, day)}) t) as torn,
      c.*
    from (
      select coalesce(sum(stake_micro) filter (where member_id = 0), 0)::bigint as brand_stake,
        coalesce(sum(payout_micro) filter (where member_id = 0), 0)::bigint as brand_payout,
        coalesce(sum(stake_micro) filter (where member_id > 0), 0)::bigint as member_stake,
        coalesce(sum(payout_micro) filter (where member_id > 0), 0)::bigint as member_payout
      from play_cell where brand = ${brand}::text and day = ${day}::text
    ) c
  `.execute(tx);
  const recorded = await recordedOn(tx, brand, day);
  const [sums] = rows;
  if (sums === undefined) throw new Error('a comparison has one row');
  const stakes = [sums.counted, sums.brand_stake, sums.member_stake];
  const payouts = [sums.brand_payout, sums.member_payout];
  const isSound =
    stakes.every((stake) => stake === recorded.stakeMicro) &&
    payouts.every((payout) => payout === recorded.payoutMicro) &&
    sums.torn === 0n &&
    (await tornMoney(tx, { brand, day, timeZone })) === 0;
  const row = {
    checked_at: now,
    late: recorded.late,
    recorded_micro: recorded.stakeMicro,
    counted_micro: sums.counted,
    is_sound: isSound,
  };
  await tx
    .insertInto('rollup_check')
    .values({ brand, day, ...row })
    .onConflict((conflict) => conflict.columns(['brand', 'day']).doUpdateSet(row))
    .execute();
  return { isSound, late: Number(recorded.late) };
}

const PROVEN_SUMS = sql.raw(`sum(d.stake_micro) as stake, sum(d.payout_micro) as payout,
  sum(d.deposit_micro) as deposit, sum(d.withdrawal_micro) as withdrawal`);

/**
 * Teams of a day whose sums are not those of the agent's own part and of the teams right below: bottom
 * up, each level proves the next.
 */
export const tornTeams = (brand: string, day: string) => sql`
  select a.member_id from (
    select d.member_id, ${PROVEN_SUMS}
    from (
      select distinct agent_id from agent_line
      where brand = ${brand}::text and ancestor_id = agent_id
    ) agent
    join team_day d on d.member_id = agent.agent_id and d.day = ${day}::text and d.scope = 'team'
      and d.brand = ${brand}::text
    group by d.member_id
  ) a
  left join (
    select case when d.scope = 'own' then d.member_id else d.upline_id end as agent_id, ${PROVEN_SUMS}
    from team_day d
    where d.brand = ${brand}::text and d.day = ${day}::text and (d.scope = 'own' or d.upline_id > 0)
    group by 1
  ) below on below.agent_id = a.member_id
  where (a.stake, a.payout, a.deposit, a.withdrawal) is distinct from
    (coalesce(below.stake, 0), coalesce(below.payout, 0), coalesce(below.deposit, 0),
      coalesce(below.withdrawal, 0))`;

/** The latest days of a brand, today first, with the results of their last comparison. */
export async function rollupDays(
  db: Db | Tx,
  brand: string,
  today: string,
): Promise<readonly RollupDay[]> {
  const rows = await rollupRows(db, brand, today);
  return rows.map((row) => ({
    day: row.day,
    checkedAt: row.checked_at.toISOString(),
    late: Number(row.late),
    recordedMicro: String(row.recorded_micro),
    countedMicro: String(row.counted_micro),
    differenceMicro: String(row.counted_micro - row.recorded_micro),
    isSound: row.is_sound,
  }));
}

function rollupRows(db: Db | Tx, brand: string, today: string) {
  return db
    .selectFrom('rollup_check')
    .selectAll()
    .where('brand', '=', brand)
    .where('day', '>', addDays(today, -SHOWN_DAYS))
    .orderBy('day', 'desc')
    .execute();
}

/** Events that wait to be counted, over all brands. */
export async function waitingEvents(db: Db): Promise<number> {
  const row = await db
    .selectFrom('outbox_delivery')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('consumer', '=', 'figures')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
