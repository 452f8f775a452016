import type { RoundTurnover } from '#contract/generated/types.ts';
import { sql } from 'kysely';
import { weightOf } from '#domain/turnover/count-turnover.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { type Requirement, requirementOf } from './turnover.store.ts';

interface ListedRound {
  readonly id: bigint;
  readonly vendor: string;
  readonly round_ref: string;
  readonly category: string;
  readonly game_code: string;
  readonly stake_micro: bigint;
  readonly payout_micro: bigint;
  readonly status: string;
  readonly opened_at: Date;
}

/** How much of each of a member's rounds counted as turnover, and why not more; by round. */
export async function roundTurnovers(
  db: Db,
  { brand, memberId }: MemberKey,
  rounds: readonly ListedRound[],
  titleOf: (rewardId: bigint) => string | null,
): Promise<ReadonlyMap<bigint, RoundTurnover>> {
  if (rounds.length === 0) return new Map();
  const owed = await owedAround(db, { brand, memberId }, rounds);
  const counts = await db
    .selectFrom('turnover_count')
    .selectAll()
    .where(
      'round_id',
      'in',
      rounds.map(({ id }) => id),
    )
    .where('member_id', '=', memberId)
    .execute();
  const free = await freeRounds(db, memberId, rounds);
  return new Map(
    rounds.map((round) => {
      const own = counts.filter((count) => count.round_id === round.id);
      const isFree = free.has(`${round.vendor} ${round.round_ref}`);
      return [round.id, explain(round, { owed, own, isFree, titleOf })];
    }),
  );
}

/** Rewards that turnover was owed on while one of the rounds was played. */
export async function rewardsOwed(
  db: Db,
  member: MemberKey,
  rounds: readonly ListedRound[],
): Promise<readonly bigint[]> {
  if (rounds.length === 0) return [];
  const owed = await owedAround(db, member, rounds);
  return owed.flatMap(({ rewardId }) => rewardId ?? []);
}

/** Requirements that were open when one of the rounds began. */
async function owedAround(
  db: Db,
  { brand, memberId }: MemberKey,
  rounds: readonly ListedRound[],
): Promise<readonly (Requirement & { endedAt: Date | null })[]> {
  const times = rounds.map((round) => round.opened_at.getTime());
  const rows = await db
    .selectFrom('turnover_requirement')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('from_at', '<=', new Date(Math.max(...times)))
    .where((eb) =>
      eb.or([eb('ended_at', 'is', null), eb('ended_at', '>=', new Date(Math.min(...times)))]),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...requirementOf(row), endedAt: row.ended_at }));
}

async function freeRounds(
  db: Db,
  memberId: bigint,
  rounds: readonly ListedRound[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ vendor: string; round_ref: string }>`
    select s.vendor, s.round_ref from bonus_stake s
    join unnest(
      ${rounds.map(({ vendor }) => vendor)}::text[],
      ${rounds.map((round) => round.round_ref)}::text[]
    ) as r (vendor, round_ref) on r.vendor = s.vendor and r.round_ref = s.round_ref
    where s.member_id = ${memberId}::bigint and s.promo_micro > 0
  `.execute(db);
  return new Set(rows.map((row) => `${row.vendor} ${row.round_ref}`));
}

interface Evidence {
  readonly owed: readonly (Requirement & { endedAt: Date | null })[];
  readonly own: readonly { requirement_id: bigint; counted_micro: bigint; percent: number }[];
  readonly isFree: boolean;
  readonly titleOf: (rewardId: bigint) => string | null;
}

function explain(round: ListedRound, { owed, own, isFree, titleOf }: Evidence): RoundTurnover {
  const told = (
    reason: RoundTurnover['reason'],
    requirement?: Requirement,
    percent = 0,
    countedMicro = 0n,
  ): RoundTurnover => {
    const rewardId = requirement?.rewardId ?? null;
    return {
      reason,
      countedMicro: String(countedMicro),
      percent,
      rewardId: rewardId === null ? null : String(rewardId),
      title: rewardId === null ? null : titleOf(rewardId),
    };
  };
  const [first] = own;
  if (first !== undefined) {
    const counted = own.reduce((sum, count) => sum + count.counted_micro, 0n);
    const requirement = owed.find(({ id }) => id === first.requirement_id);
    const reason = counted < round.stake_micro ? 'partly' : 'counted';
    return told(reason, requirement, first.percent, counted);
  }
  if (round.status === 'open') return told('pending');
  if (round.status === 'rolled_back') return told('returned');
  if (isFree) return told('freeRound');
  const open = owed.filter(
    ({ fromAt, endedAt }) =>
      fromAt <= round.opened_at && (endedAt === null || endedAt > round.opened_at),
  );
  const [oldest] = open;
  if (oldest === undefined) return told('nothingOwed');
  const weights = { categories: oldest.categoryWeights, games: oldest.gameWeights };
  const game = { category: round.category, gameCode: round.game_code };
  if (weightOf(weights, game) === 0) return told('weight', oldest);
  if (round.payout_micro === round.stake_micro) return told('tie', oldest);
  return told('nothingOwed', oldest);
}
