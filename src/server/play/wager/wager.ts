import { growingCache } from '../../platform/growing-cache.ts';
import type { PostOutcome } from '../../ledger/transfer-request.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Batch, batchStakes, batchStakesIn } from './batch-stakes.ts';
import {
  confirmStake,
  type HeldStakes,
  type HoldOf,
  holdStake,
  releaseStake,
} from './hold-stake.ts';
import {
  closeRounds,
  type PaidSet,
  payStakes,
  type SharedResult,
  type RoundOfMany,
} from './pay-set.ts';
import { closeRound, type PaidStake, type Payment, payStake, payStakeIn } from './pay-stake.ts';
import { judgeOpen } from './judge-open.ts';
import { type Return, returnStake, returnStakeIn } from './return-stake.ts';
import { type Settlement, settleStake, voidStake } from './settle-stake.ts';
import type { ProductRule, SessionStake, Stake } from './stake.ts';
import { takeStake, takeStakeIn } from './take-stake.ts';
import type { Wagered, WagerParts } from './wagered.ts';

const MAX_REMEMBERED = 100_000;

/** The one way in which money of a product's players is staked, paid and given back. See README.md. */
export type Wager = ReturnType<typeof openWager>;

/** Opens the wager of one product. */
export function openWager(deps: WagerParts) {
  /** Spares rounds of plain cash, which are nearly all, the look for a mix. */
  const plain = growingCache<true>(MAX_REMEMBERED);
  const keyOf = ({ brand, vendor, memberId, roundRef }: Wagered) =>
    `${brand} ${vendor} ${memberId} ${roundRef}`;

  return {
    judgeOpen: (wagered: Pick<Wagered, 'brand' | 'vendor' | 'gameCode'>) =>
      judgeOpen(deps, wagered),

    async takeStake(stake: SessionStake): Promise<PostOutcome> {
      const outcome = await takeStake(deps, stake);
      if (outcome.status === 'posted' && outcome.isPlain) plain.set(keyOf(stake), true);
      return outcome;
    },

    takeStakeIn: (tx: Tx, stake: Stake, rule?: ProductRule) => takeStakeIn(tx, deps, stake, rule),

    payStake: (payment: Omit<Payment, 'isPlain'>): Promise<PaidStake> =>
      payStake(deps, { ...payment, isPlain: plain.has(keyOf(payment)) }),

    payStakeIn: (tx: Tx, payment: Payment) => payStakeIn(tx, deps, payment),

    payStakes: (set: PaidSet) => payStakes(deps, set),

    returnStake: (request: Return) => returnStake(deps, request),

    returnStakeIn: (tx: Tx, request: Return) => returnStakeIn(tx, deps, request),

    holdStake: (tx: Tx, held: HeldStakes, rule?: ProductRule) => holdStake(tx, deps, held, rule),

    confirmStake: (tx: Tx, held: HoldOf, stake: Stake, rule?: ProductRule) =>
      confirmStake(tx, deps, held, stake, rule),

    releaseStake: (tx: Tx, held: HoldOf) => releaseStake(tx, deps, held),

    batchStakes: (batch: Batch<SessionStake>) => batchStakes(deps, batch),

    batchStakesIn: (tx: Tx, batch: Batch, rule?: ProductRule) =>
      batchStakesIn(tx, deps, batch, rule),

    settleStake: (tx: Tx, settlement: Settlement) => settleStake(tx, deps, settlement),

    voidStake: (tx: Tx, settled: Omit<Settlement, 'payoutMicro'>) => voidStake(tx, deps, settled),

    closeRound: (round: Wagered) => closeRound(deps, round),

    closeRounds: (tx: Tx, round: RoundOfMany, results: readonly SharedResult[]) =>
      closeRounds(tx, deps, round, results),
  };
}
