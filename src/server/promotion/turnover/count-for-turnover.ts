import { sql } from 'kysely';
import { validBetMicro } from '#domain/turnover/valid-bet.ts';
import { countTurnover, weightOf } from '#domain/turnover/count-turnover.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { RoundRow } from '../../play/rounds/round.read.ts';
import { hedgedLiveStakes } from './live-stakes.read.ts';
import { lotteryStakes } from './lottery-stakes.read.ts';
import { safeSportsStakes } from './sports-stakes.read.ts';
import { openRequirements, type Requirement } from './turnover.store.ts';

/** A round that is over, with what free rounds paid of it. */
type SettledRound = RoundRow & { readonly promo_micro: bigint };

interface Count {
  readonly roundId: bigint;
  readonly requirementId: bigint;
  readonly memberId: bigint;
  readonly countedMicro: bigint;
  readonly percent: number;
}

/**
 * Counts settled rounds for the turnover that their players owe: each stake once, the oldest
 * requirement first. A round that changed since is counted anew; what it paid for a requirement that
 * was met meanwhile stays paid.
 * @returns requirements of these players as they are now, held until the transaction ends
 */
export async function countForTurnover(
  tx: Tx,
  brand: string,
  settled: readonly RoundRow[],
): Promise<readonly Requirement[]> {
  const rounds = await settledRounds(tx, brand, settled);
  if (rounds.length === 0) return [];
  await markSettled(tx, brand, rounds);
  const members = [...new Set(rounds.map((round) => round.member_id))];
  await lockOwing(tx, brand, members);
  const open = await openRequirements(tx, brand, members, { lock: true });
  if (open.length === 0) return [];
  const progress = new Map(open.map(({ id, progressMicro }) => [id, progressMicro]));
  const counted = await countsOf(tx, rounds);
  const lotteries = await lotteryStakes(tx, brand, rounds);
  const sports = await safeSportsStakes(tx, brand, rounds);
  const tables = await hedgedLiveStakes(tx, brand, rounds);
  const counts = rounds.flatMap((round) =>
    countRound(
      round,
      countableMicro(
        round,
        lotteries.get(round.id)?.hedgedMicro ?? sports.get(round.id) ?? tables.get(round.id),
      ),
      open.filter(({ memberId }) => memberId === round.member_id),
      counted.filter(({ roundId }) => roundId === round.id),
      progress,
    ),
  );
  await writeCounts(tx, rounds, open, counts);
  await writeProgress(tx, open, progress);
  return open.map((one) => ({ ...one, progressMicro: progress.get(one.id) ?? one.progressMicro }));
}

/** Members before what they owe, as claims and forfeits lock them. */
async function lockOwing(tx: Tx, brand: string, members: readonly bigint[]): Promise<void> {
  await sql`
    select m.id from member m
    where m.brand = ${brand}::text and m.id = any(${[...members]}::bigint[]) and exists (
      select 1 from turnover_requirement t
      where t.brand = m.brand and t.member_id = m.id and t.state = 'open')
    order by m.id for no key update
  `.execute(tx);
}

/** Those that matter here: most players owe nothing, and no stake of theirs took a bonus. */
async function settledRounds(
  tx: Tx,
  brand: string,
  settled: readonly RoundRow[],
): Promise<readonly SettledRound[]> {
  const ended = settled.filter(({ status }) => status !== 'open');
  if (ended.length === 0) return [];
  const { rows } = await sql<{ n: bigint; promo: bigint }>`
    select r.n, coalesce((
        select sum(s.promo_micro) from bonus_stake s
        where s.member_id = r.member_id and s.vendor = r.vendor and s.round_ref = r.round_ref
      ), 0)::bigint as promo
    from unnest(
      ${ended.map((round) => round.member_id)}::bigint[],
      ${ended.map((round) => round.vendor)}::text[],
      ${ended.map((round) => round.round_ref)}::text[]
    ) with ordinality as r (member_id, vendor, round_ref, n)
    where exists (
        select 1 from turnover_requirement t
        where t.brand = ${brand}::text and t.member_id = r.member_id and t.state = 'open'
      ) or exists (
        select 1 from bonus_stake s
        where s.member_id = r.member_id and s.vendor = r.vendor and s.round_ref = r.round_ref
      )
    order by r.n
  `.execute(tx);
  return rows.flatMap(({ n, promo }): readonly SettledRound[] => {
    const round = ended[Number(n) - 1];
    return round === undefined ? [] : [{ ...round, promo_micro: promo }];
  });
}

/** Their stakes are no longer under way. */
async function markSettled(tx: Tx, brand: string, rounds: readonly SettledRound[]): Promise<void> {
  await sql`
    update bonus_stake s set settled_at = now()
    from unnest(
      ${rounds.map((round) => round.member_id)}::bigint[],
      ${rounds.map((round) => round.vendor)}::text[],
      ${rounds.map((round) => round.round_ref)}::text[]
    ) as r (member_id, vendor, round_ref)
    where s.member_id = r.member_id and s.vendor = r.vendor and s.round_ref = r.round_ref
      and s.brand = ${brand}::text and s.settled_at is null
  `.execute(tx);
}

async function countsOf(tx: Tx, rounds: readonly SettledRound[]): Promise<readonly Count[]> {
  const rows = await tx
    .selectFrom('turnover_count')
    .selectAll()
    .where(
      'round_id',
      'in',
      rounds.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => ({
    roundId: row.round_id,
    requirementId: row.requirement_id,
    memberId: row.member_id,
    countedMicro: row.counted_micro,
    percent: row.percent,
  }));
}

function countRound(
  round: SettledRound,
  countableStakeMicro: bigint,
  open: readonly Requirement[],
  before: readonly Count[],
  progress: Map<bigint, bigint>,
): Count[] {
  let stakeMicro = countableStakeMicro;
  for (const { requirementId, countedMicro, percent } of before) {
    const reached = progress.get(requirementId);
    // Of an open one the count is made anew; of one that has ended it is spent.
    if (reached !== undefined) progress.set(requirementId, reached - countedMicro);
    else stakeMicro -= (countedMicro * 100n) / BigInt(percent);
  }
  const owed = open
    .filter(({ fromAt }) => round.opened_at >= fromAt)
    .map((requirement) => ({
      id: requirement.id,
      leftMicro: requirement.requiredMicro - (progress.get(requirement.id) ?? 0n),
      percent: weightOf(
        { categories: requirement.categoryWeights, games: requirement.gameWeights },
        { category: round.category, gameCode: round.game_code },
      ),
    }));
  return countTurnover(stakeMicro, owed)
    .filter(({ countedMicro }) => countedMicro > 0n)
    .map(({ id, countedMicro, percent }) => {
      progress.set(id, (progress.get(id) ?? 0n) + countedMicro);
      return {
        roundId: round.id,
        requirementId: id,
        memberId: round.member_id,
        countedMicro,
        percent,
      };
    });
}

function countableMicro(round: SettledRound, hedgedMicro = 0n): bigint {
  if (round.status === 'rolled_back') return 0n;
  const stakeMicro = round.stake_micro - round.promo_micro;
  const { category, payout_micro: payoutMicro } = round;
  return validBetMicro({ category, stakeMicro, payoutMicro, hedgedMicro });
}

async function writeCounts(
  tx: Tx,
  rounds: readonly SettledRound[],
  open: readonly Requirement[],
  counts: readonly Count[],
): Promise<void> {
  await tx
    .deleteFrom('turnover_count')
    .where(
      'round_id',
      'in',
      rounds.map(({ id }) => id),
    )
    .where(
      'requirement_id',
      'in',
      open.map(({ id }) => id),
    )
    .execute();
  if (counts.length === 0) return;
  await sql`
    insert into turnover_count (round_id, requirement_id, member_id, counted_micro, percent)
    select * from unnest(
      ${counts.map(({ roundId }) => roundId)}::bigint[],
      ${counts.map(({ requirementId }) => requirementId)}::bigint[],
      ${counts.map(({ memberId }) => memberId)}::bigint[],
      ${counts.map(({ countedMicro }) => countedMicro)}::bigint[],
      ${counts.map(({ percent }) => percent)}::int[]
    )
  `.execute(tx);
}

async function writeProgress(
  tx: Tx,
  open: readonly Requirement[],
  progress: ReadonlyMap<bigint, bigint>,
): Promise<void> {
  const changed = open.filter(({ id, progressMicro }) => progress.get(id) !== progressMicro);
  if (changed.length === 0) return;
  await sql`
    update turnover_requirement t set progress_micro = c.progress
    from unnest(
      ${changed.map(({ id }) => id)}::bigint[],
      ${changed.map(({ id }) => progress.get(id) ?? 0n)}::bigint[]
    ) as c (id, progress)
    where t.id = c.id
  `.execute(tx);
}
