import { ACE, JACK, RANK_COUNT, TEN } from '../kit/cards/card.ts';
import type { PayingHand } from './rules.ts';

/** Ten to king and the ace, as bits by rank. */
const ROYAL_BITS = (0b1111 << TEN) | 1;
const WHEEL_BITS = 0b11111;
const LAST_START = TEN - 1;

/** The hand that five different cards make; null where it pays nothing. */
export function handRank(cards: readonly number[]): PayingHand | null {
  let bits = 0;
  let pairs = 0;
  let triples = 0;
  let fours = 0;
  let hasHighPair = false;
  const counts = new Uint8Array(RANK_COUNT);
  let isFlush = true;
  const suit = Math.floor((cards[0] ?? 0) / RANK_COUNT);
  for (const card of cards) {
    const rank = card % RANK_COUNT;
    if (Math.floor(card / RANK_COUNT) !== suit) isFlush = false;
    bits |= 1 << rank;
    const count = (counts[rank] ?? 0) + 1;
    counts[rank] = count;
    if (count === 2) {
      pairs += 1;
      if (rank === ACE || rank >= JACK) hasHighPair = true;
    } else if (count === 3) {
      pairs -= 1;
      triples += 1;
    } else if (count === 4) {
      triples -= 1;
      fours += 1;
    }
  }
  if (fours === 1) return 'fourOfAKind';
  if (triples === 1) return pairs === 1 ? 'fullHouse' : 'threeOfAKind';
  if (pairs === 2) return 'twoPair';
  if (pairs === 1) return hasHighPair ? 'jacksOrBetter' : null;
  if (bits === ROYAL_BITS) return isFlush ? 'royalFlush' : 'straight';
  if (isRun(bits)) return isFlush ? 'straightFlush' : 'straight';
  return isFlush ? 'flush' : null;
}

/** Five ranks in a row, from ace to five up to nine to king. */
function isRun(bits: number): boolean {
  for (let start = 0; start <= LAST_START; start += 1) {
    if (bits === WHEEL_BITS << start) return true;
  }
  return false;
}
