import { sql } from 'kysely';
import type { BetMarket } from '#contract/generated/types.ts';
import type { Fixture, SettledOutcome } from '#domain/sports/feed/message.ts';
import { handResult } from '#domain/sports/hand-result.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { marketName } from './event.view.ts';
import { EVERYBODY } from './exposure.store.ts';

const SHOWN = 200;
/** Results come within minutes of an event's end: one that began so long ago may wait for staff. */
const WAITING_MS = 3_600_000;
/** Older bets are found by the name of their event. */
const LOOKED_AT_DAYS = 60;

interface MarketRow {
  readonly event: string;
  readonly market: string;
  readonly fixture: Fixture;
  readonly resultAt: bigint | null;
  readonly results: readonly SettledOutcome[] | null;
  readonly outcomes: readonly string[];
  readonly bets: bigint;
  readonly open: bigint;
}

/** Markets of the brand whose bets wait for a result for long, the oldest event first. */
export async function listWaitingMarkets(db: Db, brand: string, now: Date): Promise<BetMarket[]> {
  const since = new Date(now.getTime() - LOOKED_AT_DAYS * 86_400_000);
  const { rows } = await sql<{ event: string; market: string }>`
    select event, market from (
      select distinct e.event, e.market from sports_exposure e
      where e.brand = ${brand} and e.member_id = ${EVERYBODY}::bigint and e.bet_at > ${since}::timestamptz
        and not exists (
          select from sports_result r
          where r.event = e.event and r.market = e.market and (r.outcomes is not null or r.cancel is not null)
        )
    ) m
    cross join lateral (
      select (l.fixture ->> 'startsAt')::bigint as starts_at from sports_leg l
      where l.event = m.event and l.market = m.market limit 1
    ) f
    where f.starts_at < ${now.getTime() - WAITING_MS}::bigint
    order by f.starts_at, event, market limit ${SHOWN}
  `.execute(db);
  const views = await Promise.all(rows.map((row) => readMarkets(db, brand, row)));
  return views.flat().filter(({ openBets }) => openBets > 0);
}

/** The markets of an event on which the brand has bets. */
export const listMarketsOfEvent = (db: Db, brand: string, event: string): Promise<BetMarket[]> =>
  readMarkets(db, brand, { event });

async function readMarkets(
  from: Db | Tx,
  brand: string,
  { event, market }: { readonly event: string; readonly market?: string },
): Promise<BetMarket[]> {
  const { rows } = await sql<MarketRow>`
    select m.event, m.market, m.fixture, r.result_at as "resultAt", r.outcomes as results, m.outcomes, m.bets, m.open
    from (
      select l.event, l.market, (array_agg(l.fixture))[1] as fixture,
        array_agg(distinct l.outcome) as outcomes, count(distinct b.id) as bets,
        count(distinct b.id) filter (where b.status = 'open') as open
      from sports_leg l join sports_bet b on b.id = l.bet_id
      where l.event = ${event} and (${market ?? null}::text is null or l.market = ${market ?? null}::text)
        and b.brand = ${brand} and b.status in ('open', 'settled')
      group by l.event, l.market
    ) m
    left join sports_result r on r.event = m.event and r.market = m.market
    order by m.market limit ${SHOWN}
  `.execute(from);
  return rows.map(viewOf);
}

/** Outcomes of a market with bets of any brand that a result decides. */
export async function outcomesWithBets(
  tx: Tx,
  event: string,
  market: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('sports_leg as l')
    .innerJoin('sports_bet as b', 'b.id', 'l.bet_id')
    .select('l.outcome')
    .distinct()
    .where('l.event', '=', event)
    .where('l.market', '=', market)
    .where('b.status', 'in', ['held', 'open', 'settled'])
    .execute();
  return rows.map(({ outcome }) => outcome);
}

function viewOf(row: MarketRow): BetMarket {
  const { event, market, fixture, resultAt, results, outcomes, bets, open } = row;
  const { sport, tournament, home, away, startsAt } = fixture;
  const names = new Set([...(results ?? []).map(({ outcome }) => outcome), ...outcomes]);
  return {
    eventId: event,
    sport,
    tournament,
    home,
    away,
    startsAt: new Date(startsAt).toISOString(),
    market,
    ...marketName(market),
    openBets: Number(open),
    betCount: Number(bets),
    resultVersion: String(resultAt ?? 0n),
    outcomes: [...names].map((outcome) => {
      const said = results?.find((one) => one.outcome === outcome);
      return { outcome, result: said === undefined ? null : handResult(said) };
    }),
  };
}
