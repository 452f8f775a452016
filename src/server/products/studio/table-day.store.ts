import { sql } from 'kysely';
import { addDays, dayIn } from '#domain/day/day.ts';
import { LIVE_SHEETS } from '#games/live/live-sheets.ts';
import type { LiveGameCode } from '#games/live/live-game.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { LiveRoundRow } from './round.store.ts';

const PERCENT = 1_000_000;
const DAYS = 7;

/** The published return of spots, in millionths of a stake. Further stakes of a hand are part of its first one's. */
const theoryOf = (game: LiveGameCode) =>
  LIVE_SHEETS[game].flatMap(({ spots, returnPercent }) =>
    spots.map((spot) => ({ spot, returns: Math.round(Number(returnPercent) * 10_000) })),
  );

const dayOf = (at: Date): string => dayIn('UTC', at);

/**
 * Adds a paid round to the sums of its day, by brand and currency. @param sign -1: takes it out again, since it is void
 */
export async function countTableDay(tx: Tx, round: LiveRoundRow, sign: 1 | -1): Promise<void> {
  const theory = theoryOf(round.game as LiveGameCode);
  await sql`
    insert into live_table_day
      (brand, table_code, currency, day, rounds, stake_micro, payout_micro, expected_micro)
    select c.brand, ${round.tableCode}, c.currency, ${dayOf(round.endsAt ?? round.closesAt)},
      ${sign}::bigint, ${sign}::bigint * c.stake, ${sign}::bigint * c.payout,
      ${sign}::bigint * e.expected
    from (
      select brand, currency, sum(stake_micro)::bigint as stake, sum(payout_micro)::bigint as payout
      from live_credit where round_id = ${round.id} group by brand, currency
    ) c
    join (
      select o.brand, o.currency,
        sum(div(b.stake_micro::numeric * coalesce(t.returns, ${PERCENT}), ${PERCENT}))::bigint as expected
      from live_order o
      join live_bet b on b.order_id = o.id
      left join unnest(
        ${theory.map(({ spot }) => spot)}::text[],
        ${theory.map(({ returns }) => returns)}::int[]
      ) as t (spot, returns) on t.spot = b.spot
      where o.round_id = ${round.id} and o.returned_at is null group by o.brand, o.currency
    ) e on e.brand = c.brand and e.currency = c.currency
    on conflict (brand, table_code, currency, day) do update set
      rounds = live_table_day.rounds + excluded.rounds,
      stake_micro = live_table_day.stake_micro + excluded.stake_micro,
      payout_micro = live_table_day.payout_micro + excluded.payout_micro,
      expected_micro = live_table_day.expected_micro + excluded.expected_micro
  `.execute(tx);
}

/** A table's sums over the last seven days. */
export interface TableWeek {
  readonly tableCode: string;
  readonly rounds: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly expected: bigint;
}

export async function tableWeeks(
  db: Db,
  { brand, currency }: { readonly brand: string; readonly currency: string },
  now: Date,
): Promise<readonly TableWeek[]> {
  const rows = await db
    .selectFrom('live_table_day')
    .select((eb) => [
      'table_code as tableCode',
      eb.fn.sum<string>('rounds').as('rounds'),
      eb.fn.sum<string>('stake_micro').as('stake'),
      eb.fn.sum<string>('payout_micro').as('payout'),
      eb.fn.sum<string>('expected_micro').as('expected'),
    ])
    .where('brand', '=', brand)
    .where('currency', '=', currency)
    .where('day', '>', addDays(dayOf(now), -DAYS))
    .groupBy('table_code')
    .execute();
  return rows.map(({ tableCode, rounds, stake, payout, expected }) => ({
    tableCode,
    rounds: BigInt(rounds),
    stake: BigInt(stake),
    payout: BigInt(payout),
    expected: BigInt(expected),
  }));
}
