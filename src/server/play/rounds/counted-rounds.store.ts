import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { RoundRow } from './round.read.ts';

/** What figures have of a round: each round is counted once, and again where it changed. */
export interface RoundCount {
  readonly id: bigint;
  readonly day: string;
  readonly stake: bigint;
  readonly valid: bigint;
  readonly payout: bigint;
  /** Base of the income of agents above. */
  readonly base: bigint;
  readonly rateBasisPoints: number;
}

/** Rounds that are over, held until the transaction ends, the oldest first. */
export async function holdEnded(
  tx: Tx,
  brand: string,
  ids: readonly bigint[],
): Promise<readonly RoundRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('round')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', 'in', [...ids])
    .where('status', '<>', 'open')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Writes what was counted of rounds that `holdEnded` holds. */
export async function markCounted(
  tx: Tx,
  brand: string,
  counts: readonly RoundCount[],
): Promise<void> {
  const column = <T>(read: (count: RoundCount) => T) => counts.map(read);
  await sql`
    update round set counted_day = c.day, counted_stake_micro = c.stake,
      counted_valid_micro = c.valid, counted_payout_micro = c.payout,
      counted_base_micro = c.base, counted_rate_basis_points = c.rate
    from unnest(
      ${column(({ id }) => id)}::bigint[],
      ${column(({ day }) => day)}::text[],
      ${column(({ stake }) => stake)}::bigint[],
      ${column(({ valid }) => valid)}::bigint[],
      ${column(({ payout }) => payout)}::bigint[],
      ${column(({ base }) => base)}::bigint[],
      ${column(({ rateBasisPoints }) => rateBasisPoints)}::int[]
    ) as c (id, day, stake, valid, payout, base, rate)
    where round.brand = ${brand}::text and round.id = c.id
  `.execute(tx);
}

/** Ended rounds that were not counted, those that ended longest ago first. @param most rounds */
export async function uncountedRounds(
  db: Db | Tx,
  brand: string,
  { endedBefore, most }: { endedBefore: Date; most: number },
): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('round')
    .select('id')
    .where('brand', '=', brand)
    .where('counted_day', 'is', null)
    .where('closed_at', '<', endedBefore)
    .where('status', '=', 'closed')
    .orderBy('closed_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Number of ended rounds that were not counted; stakes and payouts of those that were counted on a day. */
export async function recordedOn(
  db: Db | Tx,
  brand: string,
  day: string,
): Promise<{ readonly late: bigint; readonly stakeMicro: bigint; readonly payoutMicro: bigint }> {
  const { rows } = await sql<{ late: bigint; stake: bigint; payout: bigint }>`
    select
      (select count(*) from round r where r.brand = ${brand}::text and r.counted_day is null
        and r.closed_at is not null and r.status = 'closed') as late,
      c.stake, c.payout
    from (
      select coalesce(sum(r.stake_micro), 0)::bigint as stake,
        coalesce(sum(r.payout_micro), 0)::bigint as payout
      from round r where r.brand = ${brand}::text and r.counted_day = ${day}::text
        and r.status <> 'rolled_back'
    ) c
  `.execute(db);
  const [row] = rows;
  return { late: row?.late ?? 0n, stakeMicro: row?.stake ?? 0n, payoutMicro: row?.payout ?? 0n };
}
