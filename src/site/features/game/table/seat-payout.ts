import type { OwnTableSeat } from '#contract/generated/types.ts';
import { payAt } from '#games/kit/multiplier.ts';

/** Payout of a seat that leaves at a multiplier in hundredths. Its automatic cash-out caps it. */
export function payoutAt(
  { stakeMicro, autoCashOut }: Pick<OwnTableSeat, 'stakeMicro' | 'autoCashOut'>,
  hundredths: number,
): bigint {
  const at = Math.min(hundredths, autoCashOut ?? hundredths);
  return payAt(BigInt(stakeMicro), BigInt(at) * 100n);
}

/** Payout due to a cashed-out seat: the table pays it at the end of the round. */
export function owedMicro(seat: OwnTableSeat | null): bigint {
  if (seat === null || seat.status !== 'in' || seat.cashedAt === null) return 0n;
  return payoutAt(seat, seat.cashedAt);
}
