import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { SlotEvent } from '#games/slot/events.ts';
import { modelOf } from '#games/slot/math/model.ts';
import { playRound } from '#games/slot/math/play-round.ts';
import { slotLook } from '#games/slot/stage/slot-look.ts';
import { JADE, titleOf } from '../titles.ts';

export const STAKE = 1_000_000n;

/** What the rounds here are drawn from, unless told. */
export const LOOK = slotLook(JADE);

/** The round of a nonce under a fixed pair of seeds. */
export function roundAt(nonce: number, code = JADE.code): readonly SlotEvent[] {
  const stream = openOutcomeStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'stage', nonce });
  return playRound({ stakeMicro: STAKE, stream, model: modelOf(titleOf(code)) }).events;
}

/** The first round from `from` on that is as wanted. */
export function findRound(
  wanted: (events: readonly SlotEvent[]) => boolean,
  code = JADE.code,
): readonly SlotEvent[] {
  const model = modelOf(titleOf(code));
  for (let nonce = 0; nonce < 20_000; nonce += 1) {
    const stream = openOutcomeStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'stage', nonce });
    const { events } = playRound({ stakeMicro: STAKE, stream, model });
    if (wanted(events)) return events;
  }
  throw new Error('no such round among 20 000');
}

const payoutOf = (events: readonly SlotEvent[]): bigint => {
  const last = events.at(-1);
  if (last?.type !== 'roundEnded') throw new Error('a round without an end');
  return BigInt(last.payoutMicro);
};

const hasFreeSpins = (events: readonly SlotEvent[]): boolean =>
  events.some(({ type }) => type === 'freeSpinsAwarded');

export const losing = () => findRound((events) => payoutOf(events) === 0n);
export const withFreeSpins = () => findRound(hasFreeSpins);
/** Pays something, but no more than the stake. */
export const smallReturn = () =>
  findRound((events) => payoutOf(events) > 0n && payoutOf(events) <= STAKE);
