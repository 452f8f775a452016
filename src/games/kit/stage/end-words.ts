import type { ShownEnd } from './event-show.ts';
import type { Wording } from './stage-game.ts';

/** What a screen reader is told at the end of a round. A return at or below the stake is no win. */
export function endWords(
  { payoutMicro, netWinMicro }: Pick<ShownEnd, 'payoutMicro' | 'netWinMicro'>,
  { say, money }: Wording,
): string {
  const values = { payout: money(payoutMicro), net: money(netWinMicro) };
  if (payoutMicro === 0n) return say('stage:say.nothing', values);
  return say(netWinMicro > 0n ? 'stage:say.gain' : 'stage:say.smallReturn', values);
}
