import { HAND_PAYS, INSURANCE_PAYS, resultOf } from '../../kit/blackjack/hand-result.ts';
import { isTwoCard21, totalOf } from '../../kit/blackjack/hand.ts';
import type { LiveChoice } from '#contract/generated/types.ts';
import type { Ask, ChoiceStake, Decisions } from '../decisions.ts';
import { type LiveGame, LOST, outcomeOf, STAKE_BACK } from '../live-game.ts';
import type { LiveOutcome } from '../live-outcome.ts';
import type { BlackjackOutcome } from './blackjack-outcome.ts';
import { activeHand, choicesOf, dealBlackjack } from './deal-blackjack.ts';
import { LIVE_BLACKJACK, SEATS, seatOfSpot } from './seats.ts';

/** A hand of so much takes a card by default: it cannot go bust. */
const HITS_TO = 11;
/** Half of the first stake. */
const INSURANCE = 5_000n;

function asks({ seats, isOffered, isOver }: BlackjackOutcome): readonly Ask[] {
  if (isOver) return [];
  return seats.flatMap(({ seat, hands }): Ask[] => {
    const spot = `seat-${seat}`;
    if (isOffered) return [{ spot, choices: ['decline', 'insure'], byDefault: 'decline' }];
    const hand = activeHand(hands);
    if (hand === undefined) return [];
    const byDefault = totalOf(hand.cards).total <= HITS_TO ? 'hit' : 'stand';
    return [{ spot, choices: choicesOf(hands), byDefault }];
  });
}

function stakeOf({ seats }: BlackjackOutcome, of: string, choice: LiveChoice): ChoiceStake | null {
  const seat = seatOfSpot(of);
  switch (choice) {
    case 'insure':
      return { spot: `insurance-${seat}`, of, share: INSURANCE };
    case 'split':
      return { spot: `split-${seat}`, of, share: STAKE_BACK };
    case 'double': {
      const hands = seats.find((one) => one.seat === seat)?.hands ?? [];
      const place = hands.findIndex(({ isDone }) => !isDone);
      return { spot: `raise-${seat}-${place}`, of, share: STAKE_BACK };
    }
    default:
      return null;
  }
}

const decisions: Decisions = {
  decideMs: 15_000,
  asks: (shown) => asks(outcomeOf(shown, 'blackjack')),
  stakeOf: (shown, spot, choice) => stakeOf(outcomeOf(shown, 'blackjack'), spot, choice),
  needs: () => null,
  saidIn(shown) {
    const { seats } = outcomeOf(shown, 'blackjack');
    return {
      // More than any round has: a whole one ends by itself.
      steps: Math.max(0, ...seats.map(({ choices }) => choices.length)),
      seats: seats.map(({ seat, choices }) => ({ spot: `seat-${seat}`, choices })),
    };
  },
};

function returns(spot: string, outcome: BlackjackOutcome): bigint {
  if (!outcome.isOver) throw new Error('a hand was judged before the dealer played');
  const { seats, dealer } = outcome;
  const [kind, , place = '0'] = spot.split('-');
  const hands = seats.find(({ seat }) => seat === seatOfSpot(spot))?.hands;
  const pays = (at: number): bigint => {
    const hand = hands?.[at];
    if (hand === undefined) throw new Error(`no hand lies at ${spot}`);
    return HAND_PAYS[resultOf(hand, dealer)];
  };
  switch (kind) {
    case 'seat':
      return pays(0);
    case 'behind':
      // Its seat did not play.
      return hands === undefined ? STAKE_BACK : pays(0);
    case 'split':
      return pays(1);
    case 'raise':
      return pays(Number(place));
    case 'insurance':
      return isTwoCard21(dealer) ? INSURANCE_PAYS : LOST;
    default:
      throw new Error(`blackjack has no spot ${spot}`);
  }
}

const CARD_MS = 450;
/** The dealer's cards are read one by one. */
const DEALER_MS = 900;
const REVEAL_MS = 3_000;
/** Before the next question. */
const REST_MS = 500;

function script(shown: LiveOutcome) {
  let atMs = 0;
  return outcomeOf(shown, 'blackjack').fresh.map((shows) => {
    const step = { atMs, shows };
    atMs += shows.startsWith('dealer') ? DEALER_MS : CARD_MS;
    return step;
  });
}

/** Seven seats against the dealer, from eight decks. */
export const BLACKJACK: LiveGame = {
  code: 'blackjack',
  version: '1.0.0',
  spots: [...SEATS.map((seat) => `seat-${seat}`), ...SEATS.map((seat) => `behind-${seat}`)],
  returns: (spot, shown) => returns(spot, outcomeOf(shown, 'blackjack')),
  mostReturn: (spot) => (spot.startsWith('insurance') ? INSURANCE_PAYS : HAND_PAYS.blackjack),
  decisions,
  seats: {
    count: LIVE_BLACKJACK.seats,
    spotOf: (seat) => `seat-${seat}`,
    ownerOf: (spot) =>
      spot.startsWith('seat-') || spot.startsWith('behind-')
        ? { seat: seatOfSpot(spot), is: spot.startsWith('seat-') ? 'player' : 'others' }
        : null,
    withoutSeats: (shown) => ({ ...outcomeOf(shown, 'blackjack'), seats: [], fresh: [] }),
  },
  draw: {
    from: 'shoe',
    // Fourteen hands and the dealer's, of the lowest cards of the shoe, are fewer.
    mostCards: 130,
    deal: dealBlackjack,
  },
  script,
  dealMs: (shown) =>
    (script(shown).at(-1)?.atMs ?? 0) +
    (outcomeOf(shown, 'blackjack').isOver ? REVEAL_MS : REST_MS),
};
