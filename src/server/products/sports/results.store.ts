import { sql } from 'kysely';
import type { CancelWindow, MarketState, SettlementSaid } from '#domain/sports/feed/event-state.ts';
import type { SettledOutcome } from '#domain/sports/feed/message.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** A bet may be written while its market is settled: its bets are looked at twice. */
const LOOKS = 2;
/** Longer than any transaction that places a bet. */
const LOOK_AGAIN_MS = 30_000;
const BATCH = 20;

/** The newest words on a market, as they are kept. */
export interface MarketResult {
  readonly event: string;
  readonly market: string;
  /** The feed's moment of the result; null: there is none. */
  readonly decidedAt: Date | null;
  readonly outcomes: readonly SettledOutcome[] | null;
  readonly cancel: CancelWindow | null;
}

/** The newest words on a market, as a feed's message left them. */
export interface NotedResult {
  readonly event: string;
  readonly market: string;
  readonly state: Pick<MarketState, 'settlement' | 'cancel'>;
}

/** Keeps results and cancels. An older word changes nothing, and neither does one that was kept before. */
export async function keepResults(
  db: Db | Tx,
  noted: readonly NotedResult[],
  now: Date,
): Promise<void> {
  for (const { event, market, state } of noted) {
    const { settlement, cancel } = state;
    const said: SettlementSaid | null = settlement?.value ?? null;
    const outcomes = said === null ? null : JSON.stringify(said.outcomes);
    const window = cancel?.value ? JSON.stringify(cancel.value) : null;
    await sql`
      insert into sports_result as r
        (event, market, result_at, certainty, outcomes, cancel_at, cancel, due_at, looks, said_at)
      values (${event}, ${market}, ${settlement?.at ?? 0}::bigint, ${said?.certainty ?? null}::text, ${outcomes}::jsonb,
        ${cancel?.at ?? 0}::bigint, ${window}::jsonb, ${now}::timestamptz, ${LOOKS}::int, ${now}::timestamptz)
      on conflict (event, market) do update set
        result_at = greatest(r.result_at, excluded.result_at),
        certainty = case when excluded.result_at > r.result_at then excluded.certainty else r.certainty end,
        outcomes = case when excluded.result_at > r.result_at then excluded.outcomes else r.outcomes end,
        cancel_at = greatest(r.cancel_at, excluded.cancel_at),
        cancel = case when excluded.cancel_at > r.cancel_at then excluded.cancel else r.cancel end,
        due_at = excluded.due_at, looks = excluded.looks, said_at = excluded.said_at
      where (excluded.result_at > r.result_at and excluded.outcomes is distinct from r.outcomes)
        or (excluded.cancel_at > r.cancel_at and excluded.cancel is distinct from r.cancel)
    `.execute(db);
  }
}

/** Holds the result of a market, so that two results follow each other. @returns its moment; 0n: there is none */
export async function lockResult(
  tx: Tx,
  { event, market }: Pick<NotedResult, 'event' | 'market'>,
  now: Date,
): Promise<bigint> {
  await tx
    .insertInto('sports_result')
    .values({ event, market, looks: 0, said_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { at } = await tx
    .selectFrom('sports_result')
    .select('result_at as at')
    .where('event', '=', event)
    .where('market', '=', market)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return at;
}

/** Markets whose bets are to be looked at. They are this caller's for half a minute. */
export async function claimDue(db: Db, now: Date): Promise<readonly MarketResult[]> {
  const { rows } = await sql<{
    event: string;
    market: string;
    decidedAt: bigint;
    outcomes: unknown;
    cancel: unknown;
  }>`
    update sports_result r set due_at = ${new Date(now.getTime() + LOOK_AGAIN_MS)}::timestamptz, looks = looks - 1
    from (
      select event, market from sports_result where due_at <= ${now}::timestamptz
      order by due_at limit ${BATCH} for update skip locked
    ) d
    where r.event = d.event and r.market = d.market
    returning r.event, r.market, r.result_at as "decidedAt", r.outcomes, r.cancel
  `.execute(db);
  return rows.map(({ event, market, decidedAt, outcomes, cancel }) => ({
    event,
    market,
    decidedAt: outcomes === null ? null : new Date(Number(decidedAt)),
    outcomes: outcomes as SettledOutcome[] | null,
    cancel: cancel as CancelWindow | null,
  }));
}

/** Ends the looks at a market, unless another word came meanwhile. */
export async function finishLook(db: Db, { event, market }: MarketResult): Promise<void> {
  await db
    .updateTable('sports_result')
    .set({ due_at: null })
    .where('event', '=', event)
    .where('market', '=', market)
    .where('looks', '<=', 0)
    .execute();
}
