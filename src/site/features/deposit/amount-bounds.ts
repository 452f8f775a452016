import type { DepositChannel } from '#contract/generated/types.ts';

/** none: no amount was typed. low, high: outside what the channel takes. */
export type BoundProblem = 'none' | 'low' | 'high';

/** Whether a channel takes an amount; null when it does. */
export function boundProblem(
  amountMicro: bigint | null,
  channel: Pick<DepositChannel, 'minAmountMicro' | 'maxAmountMicro'>,
): BoundProblem | null {
  if (amountMicro === null) return 'none';
  if (amountMicro < BigInt(channel.minAmountMicro)) return 'low';
  if (amountMicro > BigInt(channel.maxAmountMicro)) return 'high';
  return null;
}
