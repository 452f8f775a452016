import { sql } from 'kysely';
import type { MissionGoal } from '#contract/generated/types.ts';
import type { DayRange } from '#domain/day/day.ts';
import { longestStreak } from '#domain/mission/longest-streak.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { bestMultiples, roundsAtLeast } from '../../play/rounds/round-multiples.read.ts';

/** Titles of goals are the house's own. */
const HOUSE = 'house';

/** Whose values are read, and of which days. */
export interface GoalScope {
  readonly brand: string;
  readonly members: readonly bigint[];
  readonly days: DayRange;
  /** That of the brand's days. */
  readonly timeZone: string;
}

/** Values by member; a member without any is left out. */
export type GoalValues = ReadonlyMap<bigint, bigint>;

/**
 * What members have of a goal within some days: micro-units, thousandths or a count, as its fact counts. It is
 * read from the figures and rounds as they are now, so that corrections and rolled back rounds leave it. One
 * statement reads all of the members.
 */
export async function goalValues(
  db: Db | Tx,
  goal: MissionGoal,
  scope: GoalScope,
): Promise<GoalValues> {
  if (scope.members.length === 0) return new Map();
  switch (goal.fact) {
    case 'validBet':
    case 'games':
      return playValues(db, goal.fact, goal, scope);
    case 'days':
      return streaks(db, goal, scope);
    case 'rounds':
      return goal.minStakeMicro === '0'
        ? playValues(db, goal.fact, goal, scope)
        : roundsAtLeast(db, { ...scope, ...roundsOf(goal), multiple: 0 });
    case 'wins':
      return roundsAtLeast(db, { ...scope, ...roundsOf(goal), multiple: goal.multiple });
    case 'bestMultiple':
      return bestMultiples(db, { ...scope, ...roundsOf(goal) });
    default:
      return depositValues(db, goal.fact, scope);
  }
}

interface Row {
  readonly member_id: bigint;
  readonly value: bigint;
}

const valuesOf = (rows: readonly Row[]): GoalValues =>
  new Map(rows.map(({ member_id: memberId, value }) => [memberId, value]));

const roundsOf = ({ categories, games, minStakeMicro }: MissionGoal) => ({
  categories,
  games,
  minStakeMicro: BigInt(minStakeMicro),
});

const isPlayOf = ({ categories, games }: MissionGoal) => sql`
  (${categories.length}::int = 0 or category = any(${[...categories]}::text[]))
  and (${games.length}::int = 0 or (vendor = ${HOUSE}::text and game_code = any(${[...games]}::text[])))`;

const isCellOf = (goal: MissionGoal, { brand, members, days }: GoalScope) => sql`
  brand = ${brand}::text and member_id = any(${[...members]}::bigint[])
  and day between ${days.from}::text and ${days.to}::text and ${isPlayOf(goal)}`;

const PLAY_VALUES = {
  validBet: sql.raw('sum(valid)'),
  rounds: sql.raw('sum(rounds)'),
  games: sql.raw('count(*) filter (where valid > 0)'),
} as const;

async function playValues(
  db: Db | Tx,
  fact: keyof typeof PLAY_VALUES,
  goal: MissionGoal,
  scope: GoalScope,
): Promise<GoalValues> {
  const { rows } = await sql<Row>`
    select member_id, (${PLAY_VALUES[fact]})::bigint as value
    from (
      select member_id, sum(valid_micro) as valid, sum(rounds) as rounds from play_cell
      where ${isCellOf(goal, scope)} group by member_id, vendor, game_code
    ) g
    group by member_id
  `.execute(db);
  return valuesOf(rows);
}

async function streaks(db: Db | Tx, goal: MissionGoal, scope: GoalScope): Promise<GoalValues> {
  const { rows } = await sql<{ member_id: bigint; day: string }>`
    select member_id, day from play_cell where ${isCellOf(goal, scope)}
    group by member_id, day having sum(valid_micro) > 0 order by member_id, day
  `.execute(db);
  const days = new Map<bigint, string[]>();
  for (const { member_id: memberId, day } of rows) {
    const own = days.get(memberId);
    if (own === undefined) days.set(memberId, [day]);
    else own.push(day);
  }
  return new Map([...days].map(([memberId, own]) => [memberId, BigInt(longestStreak(own))]));
}

const DEPOSIT_VALUES = {
  depositSum: sql.raw('sum(received_micro - coalesce(fee_micro, 0))'),
  depositCount: sql.raw('count(*)'),
} as const;

async function depositValues(
  db: Db | Tx,
  fact: keyof typeof DEPOSIT_VALUES,
  { brand, members, days: { from, to }, timeZone }: GoalScope,
): Promise<GoalValues> {
  const { rows } = await sql<Row>`
    select member_id, (${DEPOSIT_VALUES[fact]})::bigint as value from deposit
    where brand = ${brand}::text and member_id = any(${[...members]}::bigint[])
      and status = 'credited'
      and to_char(credited_at at time zone ${timeZone}::text, 'YYYY-MM-DD')
        between ${from}::text and ${to}::text
    group by member_id
  `.execute(db);
  return valuesOf(rows);
}
