import type { CampaignReward, CampaignTrigger } from '#contract/generated/types.ts';
import { requiredTurnoverMicro, rewardAmountMicro } from './reward-amount.ts';

/** What taking an offer means for the player's money, in micro-units. */
export interface NetEffect {
  /** false: the deposit is below the smallest that counts. */
  readonly qualifies: boolean;
  readonly rewardMicro: bigint;
  /** Money to play with after the deposit. */
  readonly playableMicro: bigint;
  /** Stakes that have to be settled before the reward is free; 0: it is free at once. */
  readonly turnoverMicro: bigint;
  /** Cash that stays in the wallet until then. */
  readonly lockedMicro: bigint;
  /**
   * What such a turnover costs on average in games that return 96 %; the player's own result may be
   * far from it.
   */
  readonly typicalCostMicro: bigint;
}

/** Share of each stake that games keep on average, in hundredths of a percent; an example. */
export const EXAMPLE_MARGIN_BASIS_POINTS = 400n;

/** Shows an offer's effect before it is taken. @param depositMicro what the player would pay in */
export function netEffect(
  offer: { readonly reward: CampaignReward; readonly trigger: CampaignTrigger },
  depositMicro: bigint,
  currency: string,
): NetEffect {
  const { reward, trigger } = offer;
  const ofDeposit = trigger.kind === 'deposit' ? depositMicro : 0n;
  const qualifies = trigger.kind !== 'deposit' || depositMicro >= BigInt(trigger.minDepositMicro);
  const rewardMicro = qualifies
    ? rewardAmountMicro(reward, { depositMicro: ofDeposit, currency })
    : 0n;
  const owes = reward.kind === 'bonus' || reward.kind === 'cash';
  const turnoverMicro =
    owes && rewardMicro > 0n
      ? requiredTurnoverMicro(reward, { rewardMicro, depositMicro: ofDeposit })
      : 0n;
  return {
    qualifies,
    rewardMicro,
    playableMicro: ofDeposit + (owes ? rewardMicro : 0n),
    turnoverMicro,
    lockedMicro: lockedCashMicro(reward, { rewardMicro, depositMicro: ofDeposit, turnoverMicro }),
    typicalCostMicro: (turnoverMicro * EXAMPLE_MARGIN_BASIS_POINTS) / 10_000n,
  };
}

/** Cash that cannot be withdrawn while turnover is owed: a cash reward itself, a bonus's deposit. */
export function lockedCashMicro(
  reward: Pick<CampaignReward, 'kind' | 'locksDeposit'>,
  amounts: {
    readonly rewardMicro: bigint;
    readonly depositMicro: bigint;
    readonly turnoverMicro: bigint;
  },
): bigint {
  if (amounts.turnoverMicro === 0n) return 0n;
  if (reward.kind === 'cash') return amounts.rewardMicro;
  return reward.locksDeposit ? amounts.depositMicro : 0n;
}
