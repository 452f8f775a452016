import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { SettledOutcome } from '#domain/sports/feed/message.ts';
import type { Fixture } from '#domain/sports/feed/message.ts';
import type { Tx, Db } from '../../platform/db/database.ts';
import type { SportsBetTable } from '../../platform/db/generated/tables.ts';

export type Row = Selectable<SportsBetTable>;

/** A leg as it was accepted. */
export interface LegRow {
  readonly betId: bigint;
  readonly event: string;
  readonly market: string;
  readonly outcome: string;
  readonly odds: number;
  readonly fixture: Fixture;
  readonly facts: object | null;
  readonly result: SettledOutcome | null;
}

/** Holds a bet; its member is held before it. */
export const lockBet = (tx: Tx, id: bigint): Promise<Row> =>
  tx
    .selectFrom('sports_bet')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The legs of a bet, in their order. */
export const legsOf = (from: Db | Tx, id: bigint): Promise<readonly LegRow[]> =>
  legsOfAll(from, [id]);

/** The legs of bets, by their places. */
export async function legsOfAll(from: Db | Tx, ids: readonly bigint[]): Promise<readonly LegRow[]> {
  if (ids.length === 0) return [];
  const rows = await from
    .selectFrom('sports_leg')
    .selectAll()
    .where('bet_id', 'in', ids)
    .orderBy('bet_id')
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    betId: row.bet_id,
    event: row.event,
    market: row.market,
    outcome: row.outcome,
    odds: row.odds_milli,
    fixture: row.fixture as Fixture,
    facts: row.facts as object | null,
    result: row.result as SettledOutcome | null,
  }));
}

/** A bet as it is placed, with its legs in their order. */
export interface PlacedBet {
  readonly bet: Row;
  readonly legs: readonly LegRow[];
}

export async function writeBet(tx: Tx, placed: PlacedBet): Promise<void> {
  const { bet, legs } = insertsOf(tx, placed);
  await sql`with bet as (${bet}) ${legs}`.execute(tx);
}

/** Writes a bet in one statement with its exposure, and answers what the exposure's statement does. */
export async function writeTakenBet<Sum>(
  tx: Tx,
  placed: PlacedBet,
  exposure: RawBuilder<Sum>,
): Promise<readonly Sum[]> {
  const { bet, legs } = insertsOf(tx, placed);
  const { rows } = await sql<Sum>`with bet as (${bet}), legs as (${legs}) ${exposure}`.execute(tx);
  return rows;
}

const insertsOf = (tx: Tx, { bet, legs }: PlacedBet) => ({
  bet: tx.insertInto('sports_bet').values({ ...bet, lines: JSON.stringify(bet.lines) }),
  legs: tx.insertInto('sports_leg').values(
    legs.map(({ betId, event, market, outcome, odds, fixture, facts }, place) => ({
      bet_id: betId,
      place,
      event,
      market,
      outcome,
      odds_milli: odds,
      fixture: JSON.stringify(fixture),
      facts: JSON.stringify(facts),
    })),
  ),
});
