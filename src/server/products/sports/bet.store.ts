import type { Selectable } from 'kysely';
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
