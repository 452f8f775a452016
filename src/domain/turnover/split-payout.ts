/** What the stakes of a round were taken from, in micro-units. */
export interface StakeMix {
  readonly cashMicro: bigint;
  readonly bonusMicro: bigint;
}

/**
 * Splits a payout as its stakes were mixed. The part of the bonus is rounded down, so that the player's
 * cash has the rest.
 */
export function splitPayout(payoutMicro: bigint, { cashMicro, bonusMicro }: StakeMix): StakeMix {
  const stakeMicro = cashMicro + bonusMicro;
  if (bonusMicro <= 0n || stakeMicro <= 0n) return { cashMicro: payoutMicro, bonusMicro: 0n };
  const toBonus = (payoutMicro * bonusMicro) / stakeMicro;
  return { cashMicro: payoutMicro - toBonus, bonusMicro: toBonus };
}
