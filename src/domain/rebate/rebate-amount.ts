import type { CashBackStep } from '#contract/generated/types.ts';

/** Rebate of valid bets in micro-units, rounded down. */
export function rebateMicro(validBetMicro: bigint, rateBasisPoints: number): bigint {
  return validBetMicro <= 0n ? 0n : (validBetMicro * BigInt(rateBasisPoints)) / 10_000n;
}

/** What comes back of a net loss: the share of the highest step that it reaches, up to the limit. */
export function cashBackMicro(
  netLossMicro: bigint,
  steps: readonly CashBackStep[],
  capMicro: bigint,
): { readonly basisPoints: number; readonly amountMicro: bigint } {
  const reached = steps
    .filter(({ fromMicro }) => netLossMicro >= BigInt(fromMicro))
    .toSorted((one, other) => Number(BigInt(other.fromMicro) - BigInt(one.fromMicro)));
  const basisPoints = netLossMicro <= 0n ? 0 : (reached[0]?.basisPoints ?? 0);
  const amount = netLossMicro <= 0n ? 0n : (netLossMicro * BigInt(basisPoints)) / 10_000n;
  return { basisPoints, amountMicro: capMicro > 0n && amount > capMicro ? capMicro : amount };
}
