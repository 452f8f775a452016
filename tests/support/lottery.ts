import type { Server } from '#server/compose.ts';
import type { LotteryParts } from '#server/products/lottery/lottery-parts.ts';

/** The parts that a server's lotteries run on, for tests that move the clock. */
export function lotteryOf({ features }: Pick<Server, 'features'>): LotteryParts {
  for (const feature of features) if ('lottery' in feature) return feature.lottery as LotteryParts;
  throw new Error('this server has no lotteries');
}
