import { sql } from 'kysely';
import type { DayRange } from '#domain/day/day.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { idAt } from '../../platform/id.ts';

/** Rounds may be settled on a day long after they began: a ticket of a draw, a bet on a season. */
const LONGEST_ROUND_DAYS = 31;
const DAY_MS = 86_400_000;
/** The vendor whose titles can be named. */
const HOUSE = 'house';

/** Counted rounds of some members in some days. */
export interface MultipleScope {
  readonly brand: string;
  readonly members: readonly bigint[];
  readonly days: DayRange;
  /** None listed: all. */
  readonly categories: readonly string[];
  /** Titles of the house; none listed: all titles of all vendors. */
  readonly games: readonly string[];
  readonly minStakeMicro: bigint;
}

type Values = ReadonlyMap<bigint, bigint>;

/** Rounds by member that paid at least a multiple of their stake. */
export const roundsAtLeast = (
  db: Db | Tx,
  { multiple, ...scope }: MultipleScope & { readonly multiple: number },
): Promise<Values> => read(db, scope, sql`count(*)`, multiple);

/** The best multiple by member, in thousandths of the stake. */
export const bestMultiples = (db: Db | Tx, scope: MultipleScope): Promise<Values> =>
  read(db, scope, sql`max(trunc(payout_micro::numeric * 1000 / stake_micro))`, 0);

async function read(
  db: Db | Tx,
  { brand, members, days: { from, to }, categories, games, minStakeMicro }: MultipleScope,
  value: ReturnType<typeof sql>,
  multiple: number,
): Promise<Values> {
  const since = idAt(new Date(Date.parse(from) - LONGEST_ROUND_DAYS * DAY_MS));
  const { rows } = await sql<{ member_id: bigint; value: bigint }>`
    select member_id, (${value})::bigint as value
    from round
    where brand = ${brand}::text and member_id = any(${[...members]}::bigint[])
      and id >= ${since}::bigint and counted_day between ${from}::text and ${to}::text
      and status = 'closed' and stake_micro > 0 and stake_micro >= ${minStakeMicro}::bigint
      and payout_micro >= stake_micro::numeric * ${multiple}::int
      and (${categories.length}::int = 0 or category = any(${[...categories]}::text[]))
      and (${games.length}::int = 0
        or (vendor = ${HOUSE}::text and game_code = any(${[...games]}::text[])))
    group by member_id
  `.execute(db);
  return new Map(rows.map(({ member_id: memberId, value: own }) => [memberId, own]));
}
