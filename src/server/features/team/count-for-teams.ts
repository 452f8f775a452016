import { dayIn } from '#domain/day/day.ts';
import type { AgentPolicy, BrandDay } from '#contract/generated/types.ts';
import type { TeamChange } from '#domain/agent/spread-team.ts';
import { validBetMicro } from '#domain/turnover/valid-bet.ts';
import {
  LOTTERY_PRODUCT,
  type LotteryStake,
  lotteryStakes,
} from '../../promotion/turnover/lottery-stakes.read.ts';
import { holdEnded, markCounted } from '../../play/rounds/counted-rounds.store.ts';
import type { RoundRow } from '../../play/rounds/round.read.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type ChainAt, chainsAt } from './chain.read.ts';
import { addToTeams } from './team.store.ts';

interface Count {
  readonly round: RoundRow;
  readonly day: string;
  readonly stake: bigint;
  readonly valid: bigint;
  readonly payout: bigint;
  /** Base of the income of agents above. */
  readonly base: bigint;
  readonly rateBasisPoints: number;
}

/**
 * Brings rounds into the team figures: what a round has now, less what of it was counted before. Its
 * chain is the one at its first stake, its day the one it was settled on; both stay when it is corrected.
 */
export async function countForTeams(
  tx: Tx,
  brand: string,
  ids: readonly bigint[],
  policy: BrandDay & Pick<AgentPolicy, 'rates'>,
): Promise<void> {
  const rounds = await holdEnded(tx, brand, ids);
  const lotteries = await lotteryStakes(tx, brand, rounds);
  const counts = rounds.flatMap((round) => countOf(round, lotteries.get(round.id), policy) ?? []);
  if (counts.length === 0) return;
  const asked = counts.map(({ round }): ChainAt => ({
    memberId: round.member_id,
    at: round.opened_at,
  }));
  const chains = await chainsAt(tx, asked);
  const placed = counts.flatMap((count, index) => {
    const chain = chains[index];
    return chain === undefined ? [] : [{ change: changeOf(count), chain }];
  });
  await addToTeams(tx, brand, placed);
  await markCounted(
    tx,
    brand,
    counts.map(({ round, ...count }) => ({ ...count, id: round.id })),
  );
}

/** null: nothing has changed since it was counted. */
function countOf(
  round: RoundRow,
  lottery: LotteryStake | undefined,
  { timeZone, rates }: BrandDay & Pick<AgentPolicy, 'rates'>,
): Count | null {
  const isVoid = round.status === 'rolled_back';
  const stake = isVoid ? 0n : round.stake_micro;
  const payout = isVoid ? 0n : round.payout_micro;
  const { category } = round;
  const valid = validBetMicro({
    category,
    stakeMicro: stake,
    payoutMicro: payout,
    hedgedMicro: lottery?.hedgedMicro ?? 0n,
  });
  const seriesStake = lottery?.seriesMicro ?? 0n;
  const base = isVoid ? 0n : round.product === LOTTERY_PRODUCT ? seriesStake : valid;
  if (round.counted_day === null && isVoid) return null;
  const isSame =
    round.counted_stake_micro === stake &&
    round.counted_payout_micro === payout &&
    round.counted_valid_micro === valid &&
    round.counted_base_micro === base;
  if (round.counted_day !== null && isSame) return null;
  const day = round.counted_day ?? dayIn(timeZone, round.closed_at ?? round.opened_at);
  const rate = category in rates ? rates[category as keyof typeof rates] : 0;
  const rateBasisPoints = round.counted_rate_basis_points ?? rate;
  return { round, day, stake, valid, payout, base, rateBasisPoints };
}

function changeOf({ round, day, stake, valid, payout, base, rateBasisPoints }: Count): TeamChange {
  const isLottery = round.product === LOTTERY_PRODUCT;
  const baseMicro = base - (round.counted_base_micro ?? 0n);
  const wasCounted = (round.counted_stake_micro ?? 0n) > 0n;
  return {
    memberId: round.member_id,
    day,
    category: round.category,
    currency: round.currency,
    sums: {
      rounds: BigInt(stake > 0n) - BigInt(wasCounted),
      stake: stake - (round.counted_stake_micro ?? 0n),
      valid: valid - (round.counted_valid_micro ?? 0n),
      payout: payout - (round.counted_payout_micro ?? 0n),
    },
    earning: isLottery
      ? { basis: 'series', rateBasisPoints: 0, baseMicro }
      : { basis: 'share', rateBasisPoints, baseMicro },
  };
}
