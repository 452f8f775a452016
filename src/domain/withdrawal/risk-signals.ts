import type { RiskSignal } from '#contract/generated/types.ts';

export interface RiskFacts {
  readonly amountMicro: bigint;
  readonly payeeAgeHours: number;
  /** Other members of the brand who have the same account number. */
  readonly otherMembers: number;
  /** Withdrawals that were paid before. */
  readonly paidBefore: number;
  readonly depositedMicro: bigint;
  readonly stakedMicro: bigint;
  /** Stakes below this share of the deposits are a signal. */
  readonly playedPercent: number;
  readonly secondPersonAboveMicro: bigint | null;
  /** Whether the member signed in from the address before today. */
  readonly isKnownAddress: boolean;
}

/** A payee is new for a week. */
export const NEW_PAYEE_HOURS = 168;

/** What a reviewer should look at, in the order of weight. */
export function riskSignals(facts: RiskFacts): readonly RiskSignal[] {
  const { secondPersonAboveMicro: above, depositedMicro, stakedMicro, playedPercent } = facts;
  const owedMicro = (depositedMicro * BigInt(playedPercent)) / 100n;
  const signals: readonly (readonly [RiskSignal, boolean])[] = [
    ['sharedPayee', facts.otherMembers > 0],
    ['depositNotPlayed', depositedMicro > 0n && stakedMicro < owedMicro],
    ['largeAmount', above !== null && facts.amountMicro > above],
    ['newPayee', facts.payeeAgeHours < NEW_PAYEE_HOURS],
    ['newAddress', !facts.isKnownAddress],
    ['firstWithdrawal', facts.paidBefore === 0],
  ];
  return signals.flatMap(([signal, isSo]) => (isSo ? [signal] : []));
}
