import { type OutcomeStream, outcomeStreamOver } from '#domain/fairness/outcome-stream.ts';
import { type BlackjackRound, openRound } from '#games/ace-blackjack/math/open-round.ts';
import { DECK_SIZE } from '#games/kit/cards/card.ts';

export const STAKE = 1_000_000n;

const RANKS = 'A23456789TJQK';

/**
 * A stream from which the shoe draws these ranks in order: player, dealer, player, dealer's hole card,
 * and then as they are taken. Each rank's cards come from deck after deck and suit after suit.
 */
export function shoeOf(ranks: string): OutcomeStream {
  /** The shoe's places as its shuffle swaps them. */
  const places = Array.from({ length: DECK_SIZE * 6 }, (_, place) => place);
  const bytes: number[] = [];
  for (const [drawn, rank] of ranks.split('').entries()) {
    const place = places.findIndex((card, at) => at >= drawn && card % 13 === RANKS.indexOf(rank));
    [places[drawn], places[place]] = [places[place]!, places[drawn]!];
    const word = place - drawn;
    bytes.push(0, 0, word >> 8, word & 255);
  }
  let read = 0;
  return outcomeStreamOver(() => {
    const byte = bytes[read++];
    if (byte === undefined) throw new Error('the script has no card more');
    return byte;
  });
}

/** A stream of a fast generator (mulberry32), for many rounds: one word for each number. */
export function fastStream(seed: number): OutcomeStream {
  let state = seed >>> 0;
  const nextWord = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const nextBelow = (bound: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = nextWord();
      if (word < limit) return word % bound;
    }
  };
  return { ...outcomeStreamOver(() => nextWord() >>> 24), nextBelow };
}

export const dealRound = (stream: OutcomeStream): BlackjackRound => openRound(STAKE, {}, stream);
