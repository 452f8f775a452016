import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { JadeOrchardEvent } from '#games/jade-orchard/events.ts';
import { playRound } from '#games/jade-orchard/math/play-round.ts';

export const STAKE = 1_000_000n;

/** The round of a nonce under a fixed pair of seeds. */
export function roundAt(nonce: number): readonly JadeOrchardEvent[] {
  const stream = openOutcomeStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'stage', nonce });
  return playRound({ stakeMicro: STAKE, stream }).events;
}

/** The first round from `from` on that is as wanted. */
function findRound(
  wanted: (events: readonly JadeOrchardEvent[]) => boolean,
  from = 0,
): readonly JadeOrchardEvent[] {
  for (let nonce = from; nonce < from + 20_000; nonce += 1) {
    const events = roundAt(nonce);
    if (wanted(events)) return events;
  }
  throw new Error('no such round among 20 000');
}

const payoutOf = (events: readonly JadeOrchardEvent[]): bigint => {
  const last = events.at(-1);
  if (last?.type !== 'roundEnded') throw new Error('a round without an end');
  return BigInt(last.payoutMicro);
};

const hasFreeSpins = (events: readonly JadeOrchardEvent[]): boolean =>
  events.some(({ type }) => type === 'freeSpinsAwarded');

export const losing = () => findRound((events) => payoutOf(events) === 0n);
export const withFreeSpins = () => findRound(hasFreeSpins);
/** Pays something, but no more than the stake. */
export const smallReturn = () =>
  findRound((events) => payoutOf(events) > 0n && payoutOf(events) <= STAKE);
