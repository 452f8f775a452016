import type { LotteryTerms } from '#contract/generated/types.ts';

type Bound = Pick<LotteryTerms, 'ceilingSeries' | 'maxPayoutMicro' | 'exposureMicro'>;

/** Whether other terms let lotteries return more, one line win more, or one bet cost the brand more. */
export function loosensLotteryTerms(before: Bound, after: Bound): boolean {
  return (
    after.ceilingSeries > before.ceilingSeries ||
    BigInt(after.maxPayoutMicro) > BigInt(before.maxPayoutMicro) ||
    BigInt(after.exposureMicro) > BigInt(before.exposureMicro)
  );
}
