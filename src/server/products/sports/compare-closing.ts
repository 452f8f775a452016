import { sql } from 'kysely';
import type { OddsMilli } from '#contract/generated/types.ts';
import type { EventState } from '#domain/sports/feed/event-state.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { SportsParts } from './sports-parts.ts';

/** An event that began, with the odds at which the last bets before play were taken. */
export interface ClosedEvent {
  readonly event: string;
  readonly closedAt: Date;
  readonly odds: readonly {
    readonly market: string;
    readonly outcome: string;
    readonly odds: OddsMilli;
  }[];
}

/** The odds of an event whose play begins, as it was before. */
export const closedEvent = (
  { book, clock }: Pick<SportsParts, 'book' | 'clock'>,
  event: string,
  before: EventState,
): ClosedEvent => ({
  event,
  closedAt: clock.now(),
  odds: Object.entries(before.markets).flatMap(([market, { prices }]) =>
    (prices?.value.outcomes ?? []).map((one) => ({
      market,
      outcome: one.outcome,
      odds: book.oddsOf(event, before, market, one),
    })),
  ),
});

/**
 * Adds what players got over the closing odds of an event, in single bets before play, to their sums. Each event counts
 * once, whichever node comes first; that of a node which stops at this moment does not count.
 */
export async function compareClosing(
  { db }: Pick<SportsParts, 'db'>,
  { event, closedAt, odds }: ClosedEvent,
): Promise<void> {
  const month = closedAt.toISOString().slice(0, 7);
  await inTransaction(db, async (tx) => {
    const closed = await tx
      .insertInto('sports_closed_event')
      .values({ event, closed_at: closedAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event')
      .executeTakeFirst();
    if (closed === undefined) return;
    await sql`
      insert into sports_value as v (brand, member_id, month, bets, beaten, value_sum)
      select b.brand, b.member_id, ${month}, count(*), count(*) filter (where l.odds_milli > c.odds),
        sum(l.odds_milli::bigint * 10000 / c.odds - 10000)
      from unnest(
        ${odds.map(({ market }) => market)}::text[],
        ${odds.map(({ outcome }) => outcome)}::text[],
        ${odds.map((one) => one.odds)}::bigint[]
      ) as c (market, outcome, odds)
      join sports_leg l on l.event = ${event} and l.market = c.market and l.outcome = c.outcome
      join sports_bet b on b.id = l.bet_id
      where b.leg_count = 1 and b.accepted_at <= ${closedAt}
        and b.status in ('open', 'settled', 'cashedOut')
      group by b.brand, b.member_id
      order by b.brand, b.member_id
      on conflict (brand, month, member_id) do update set
        bets = v.bets + excluded.bets, beaten = v.beaten + excluded.beaten,
        value_sum = v.value_sum + excluded.value_sum
    `.execute(tx);
  });
}
