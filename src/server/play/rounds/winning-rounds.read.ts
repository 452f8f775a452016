import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Wins that the latest of a category are looked for among. */
const LATEST = 5_000;
/** How far back the biggest are looked for, in whole days of UTC. */
const BIGGEST_OF_DAYS = 30;
const BIGGEST_OF_A_DAY = 300;
const DAY_MS = 86_400_000;

/** A category's wins are looked for among these: a rare game must not read a brand's whole history. */
export function latestWins(db: Db, brand: string) {
  return db.selectFrom((wins) =>
    wins
      .selectFrom('round')
      .selectAll()
      .where('brand', '=', brand)
      .whereRef('payout_micro', '>', 'stake_micro')
      .orderBy('id', 'desc')
      .limit(LATEST)
      .as('r'),
  );
}

/** The biggest wins of each day, by one look-up a day. */
export function biggestWins(db: Db, brand: string, now: Date) {
  const days = Array.from({ length: BIGGEST_OF_DAYS }, (_day, ago) =>
    new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10),
  );
  return db
    .selectFrom(sql<{ day: string }>`unnest(${days}::date[])`.as<'d'>(sql`d (day)`))
    .innerJoinLateral(
      (wins) =>
        wins
          .selectFrom('round')
          .selectAll()
          .where('brand', '=', brand)
          .where(sql<boolean>`(opened_at at time zone 'UTC')::date = d.day`)
          .whereRef('payout_micro', '>', 'stake_micro')
          .orderBy('payout_micro', 'desc')
          .limit(BIGGEST_OF_A_DAY)
          .as('r'),
      (join) => join.onTrue(),
    );
}
