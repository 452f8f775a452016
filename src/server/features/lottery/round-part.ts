import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import type { RoundPart } from '../../play/facts/round-part.ts';
import { type LotteryIndex } from './lottery-parts.ts';

/** The betting record's part of a movement of a ticket. */
export const roundPart = (
  lotteries: LotteryIndex,
  gameCode: string,
  movement: 'stake' | 'rollback' | 'payoutRollback',
  amountMicro: bigint,
): RoundPart => ({
  product: 'lottery',
  vendor: LOTTERY,
  gameCode,
  category: lotteries.find(gameCode)?.category ?? 'LOTT',
  movement,
  amountMicro: String(amountMicro),
  closes: false,
});
