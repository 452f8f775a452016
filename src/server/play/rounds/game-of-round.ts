import { type RawBuilder, sql } from 'kysely';

/**
 * The game of a row's round as a column, for lists whose rows name a round.
 * @param table alias of a table with `brand` and `round_id`
 */
export const gameOfRound = (table: string): RawBuilder<string | null> => sql<string | null>`(
  select r.game_code from round r
  where r.id = ${sql.ref(`${table}.round_id`)} and r.brand = ${sql.ref(`${table}.brand`)})`;
