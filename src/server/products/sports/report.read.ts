import { sql } from 'kysely';
import type { SportsCode } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { addDays, dayIn, daysBetween } from '#domain/day/day.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';

const MOST_DAYS = 31;
/** Days before today, where no period is named. */
const BACK = 6;
/** The first and the last day that every database knows. */
const [FIRST, LAST] = ['2000-01-01', '2999-12-31'];

interface Reading {
  readonly brand: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly now: Date;
}

interface Line {
  readonly starts_from: Date;
  readonly sport: string | null;
  readonly bets: bigint;
  readonly stake: bigint;
  readonly settled_stake: bigint;
  readonly payout: bigint;
  readonly open_bets: bigint;
  readonly open_stake: bigint;
  readonly open_most: bigint;
}

/**
 * Bets that were taken, by the start of their last leg: a day by its hours, more by their days.
 * @throws Problem INVALID_PERIOD of days in the wrong order, or more than 31
 */
export async function readReport(
  db: Db,
  { brand, currency, timeZone, now }: Reading,
  query: RequestOf<'getSportsReport'>['query'],
): Promise<ReplyOf<'getSportsReport'>> {
  const to = query.to ?? dayIn(timeZone, now);
  const from = query.from ?? addDays(to, -BACK);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MOST_DAYS || from < FIRST || to > LAST) {
    throw new Problem('INVALID_PERIOD', { fields: { '/to': { code: 'END_BEFORE_START' } } });
  }
  const by = days === 1 ? 'hour' : 'day';
  // The part of a bet that was cashed out is settled; the rest of an open bet is open.
  const open = sql`case when status = 'open' then div(stake_micro::numeric * left_micro, unit_micro)::bigint else 0 end`;
  const { rows } = await sql<Line>`
    select date_trunc(${by}, starts_at, ${timeZone}) as starts_from, sport,
      count(*) as bets, sum(stake_micro)::bigint as stake,
      sum(stake_micro - ${open})::bigint as settled_stake,
      sum(payout_micro + cashed_micro)::bigint as payout,
      count(*) filter (where status = 'open') as open_bets,
      sum(${open})::bigint as open_stake,
      coalesce(sum(div(most_micro::numeric * left_micro, unit_micro)) filter (where status = 'open'), 0)::bigint as open_most
    from sports_bet
    where brand = ${brand} and currency = ${currency}
      and starts_at >= ${from}::date::timestamp at time zone ${timeZone}
      and starts_at < ${addDays(to, 1)}::date::timestamp at time zone ${timeZone}
      and status in ('open', 'settled', 'cashedOut')
    group by 1, 2 order by 1, 2
  `.execute(db);
  return {
    from,
    to,
    by,
    timeZone,
    currency,
    lines: rows.map((row) => ({
      startsFrom: row.starts_from.toISOString(),
      sport: row.sport as SportsCode | null,
      bets: Number(row.bets),
      stakeMicro: String(row.stake),
      settledStakeMicro: String(row.settled_stake),
      payoutMicro: String(row.payout),
      openBets: Number(row.open_bets),
      openStakeMicro: String(row.open_stake),
      openMostMicro: String(row.open_most),
    })),
  };
}
