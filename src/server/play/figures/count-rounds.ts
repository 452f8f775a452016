import { type PlayChange, placeInTime } from '#domain/figures/cells.ts';
import { validBetMicro } from '#domain/turnover/valid-bet.ts';
import { hedgedLiveStakes } from '../../promotion/turnover/live-stakes.read.ts';
import {
  LOTTERY_PRODUCT,
  type LotteryStake,
  lotteryStakes,
} from '../../promotion/turnover/lottery-stakes.read.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { holdEnded, markCounted, type RoundCount } from '../rounds/counted-rounds.store.ts';
import type { RoundRow } from '../rounds/round.read.ts';
import { addPlay, raiseDays } from './cell.store.ts';
import { type ChainAt, chainsAt } from './chain.read.ts';
import type { FigureTerms } from './figure-terms.ts';
import { numberSettled, type SettledRound } from './settled-round.store.ts';
import { addToTeams } from './team.store.ts';

interface Counted {
  readonly round: RoundRow;
  readonly now: RoundCount;
}

/**
 * Brings settled rounds into the figures: what a round has now, less what of it was counted before. Its
 * chain is the one at its first stake, its day the one it was settled on; both stay when it is corrected.
 */
export async function countRounds(
  tx: Tx,
  brand: string,
  ids: readonly bigint[],
  terms: FigureTerms,
  clock: Clock,
): Promise<void> {
  const rounds = await holdEnded(tx, brand, ids);
  const lotteries = await lotteryStakes(tx, brand, rounds);
  const tables = await hedgedLiveStakes(tx, brand, rounds);
  const counted = rounds.flatMap((round): readonly Counted[] => {
    const now = countOf(round, lotteries.get(round.id), tables.get(round.id) ?? 0n, terms);
    return now === null ? [] : [{ round, now }];
  });
  if (counted.length === 0) return;
  const cells = counted.map((one) => cellOf(one, terms.timeZone));
  await addPlay(tx, brand, cells);
  await addToChains(tx, brand, counted, cells);
  await raiseDays(
    tx,
    brand,
    cells.map(({ day }) => day),
  );
  await numberSettled(tx, brand, counted.map(settledOf), clock.now());
  await markCounted(
    tx,
    brand,
    counted.map(({ now }) => now),
  );
}

/** Reads the amounts of a round that count now; null: nothing has changed since it was counted. */
function countOf(
  round: RoundRow,
  lottery: LotteryStake | undefined,
  hedgedChips: bigint,
  { timeZone, rates }: FigureTerms,
): RoundCount | null {
  const isVoid = round.status === 'rolled_back';
  if (round.counted_day === null && isVoid) return null;
  const stake = isVoid ? 0n : round.stake_micro;
  const payout = isVoid ? 0n : round.payout_micro;
  const { category } = round;
  const valid = validBetMicro({
    category,
    stakeMicro: stake,
    payoutMicro: payout,
    hedgedMicro: lottery?.hedgedMicro ?? hedgedChips,
  });
  const earned = round.product === LOTTERY_PRODUCT ? (lottery?.seriesMicro ?? 0n) : valid;
  const base = isVoid ? 0n : earned;
  const isSame =
    round.counted_stake_micro === stake &&
    round.counted_payout_micro === payout &&
    round.counted_valid_micro === valid &&
    round.counted_base_micro === base;
  if (round.counted_day !== null && isSame) return null;
  const day = round.counted_day ?? placeInTime(timeZone, endOf(round)).day;
  const rate = category in rates ? rates[category as keyof typeof rates] : 0;
  const rateBasisPoints = round.counted_rate_basis_points ?? rate;
  return { id: round.id, day, stake, valid, payout, base, rateBasisPoints };
}

const endOf = ({ closed_at: closedAt, opened_at: openedAt }: RoundRow): Date =>
  closedAt ?? openedAt;

/** The difference to what was counted before. */
function cellOf({ round, now }: Counted, timeZone: string): PlayChange {
  const wasCounted = (round.counted_stake_micro ?? 0n) > 0n;
  return {
    memberId: round.member_id,
    day: now.day,
    hourAt: placeInTime(timeZone, endOf(round)).hourAt,
    category: round.category,
    vendor: round.vendor,
    gameCode: round.game_code,
    currency: round.currency,
    rounds: BigInt(now.stake > 0n) - BigInt(wasCounted),
    stakeMicro: now.stake - (round.counted_stake_micro ?? 0n),
    validMicro: now.valid - (round.counted_valid_micro ?? 0n),
    payoutMicro: now.payout - (round.counted_payout_micro ?? 0n),
  };
}

async function addToChains(
  tx: Tx,
  brand: string,
  counted: readonly Counted[],
  cells: readonly PlayChange[],
): Promise<void> {
  const asked = counted.map(({ round }): ChainAt => ({
    memberId: round.member_id,
    at: round.opened_at,
  }));
  const chains = await chainsAt(tx, asked);
  const placed = cells.flatMap((cell, index) => {
    const chain = chains[index];
    if (chain === undefined) return [];
    const { memberId, day, category, currency, rounds, stakeMicro, validMicro, payoutMicro } = cell;
    const sums = { rounds, stake: stakeMicro, valid: validMicro, payout: payoutMicro };
    return [{ change: { memberId, day, category, currency, sums }, chain }];
  });
  await addToTeams(tx, brand, placed);
}

/** Valid bets of a round that won, and of one that lost. */
const byResult = (stake: bigint, payout: bigint, valid: bigint) => ({
  winning: payout > stake ? valid : 0n,
  losing: payout < stake ? valid : 0n,
});

const settledOf = ({ round, now }: Counted): SettledRound => ({
  ...resultChange({ round, now }),
  roundId: round.id,
  memberId: round.member_id,
  openedAt: round.opened_at,
  day: now.day,
  category: round.category,
  currency: round.currency,
  basis: round.product === LOTTERY_PRODUCT ? 'series' : 'share',
  rateBasisPoints: now.rateBasisPoints,
  stakeMicro: now.stake,
  payoutMicro: now.payout,
  validMicro: now.valid - (round.counted_valid_micro ?? 0n),
  baseMicro: now.base - (round.counted_base_micro ?? 0n),
});

function resultChange({ round, now }: Counted): Pick<SettledRound, 'winningMicro' | 'losingMicro'> {
  const before = byResult(
    round.counted_stake_micro ?? 0n,
    round.counted_payout_micro ?? 0n,
    round.counted_valid_micro ?? 0n,
  );
  const { winning, losing } = byResult(now.stake, now.payout, now.valid);
  return { winningMicro: winning - before.winning, losingMicro: losing - before.losing };
}
