import { DECK } from '../kit/cards/card.ts';
import { type Decisions, NOTHING_SAID } from './decisions.ts';
import { type LiveGame, LOST, outcomeOf, paying, STAKE_BACK } from './live-game.ts';
import type { LiveOutcome, TenThousandths } from './live-outcome.ts';
import { qualifies, type ThreeCardHand, threeCardHand, threeCardScore } from './three-card-hand.ts';

const CARDS = 3;

/** Pays to one of pair plus, for any hand of the dealer. */
const PAIR_PLUS: Readonly<Record<ThreeCardHand, number | null>> = {
  straightFlush: 40,
  trips: 30,
  straight: 6,
  flush: 4,
  pair: 1,
  high: null,
};

/** Pays of the ante bonus in stakes, also where the dealer wins. */
const ANTE_BONUS: Partial<Record<ThreeCardHand, bigint>> = {
  straightFlush: 50_000n,
  trips: 40_000n,
  straight: 10_000n,
};

export type ThreeCardWinner = 'player' | 'dealer' | 'tie' | 'unqualified';

/** unqualified: the dealer has less than queen high, and the ante wins. */
export function threeCardWinner({
  player,
  dealer,
}: {
  readonly player: readonly number[];
  readonly dealer: readonly number[];
}): ThreeCardWinner {
  if (!qualifies(dealer)) return 'unqualified';
  const [own, other] = [threeCardScore(player), threeCardScore(dealer)];
  return own === other ? 'tie' : own > other ? 'player' : 'dealer';
}

/** The parts of ante and play that come back, without the bonus. */
const BASE: Readonly<Record<ThreeCardWinner, Readonly<Record<'ante' | 'play', TenThousandths>>>> = {
  unqualified: { ante: paying(1), play: STAKE_BACK },
  player: { ante: paying(1), play: paying(1) },
  tie: { ante: STAKE_BACK, play: STAKE_BACK },
  dealer: { ante: LOST, play: LOST },
};

const DEALER_SHOWN = 1;

const decisions: Decisions = {
  decideMs: 15_000,
  asks: (shown) =>
    outcomeOf(shown, 'threeCardPoker').dealer.length > 0
      ? []
      : [{ spot: 'ante', choices: ['play', 'fold'], byDefault: 'fold' }],
  stakeOf: (_outcome, spot, choice) =>
    choice === 'play' ? { spot: 'play', of: spot, share: STAKE_BACK } : null,
  needs: (spot) => (spot === 'ante' ? 'play' : null),
  saidIn: () => ({ ...NOTHING_SAID, steps: DEALER_SHOWN }),
};

const CARD_MS = 700;
const REVEAL_MS = 2_500;

function script(shown: LiveOutcome) {
  const { dealer } = outcomeOf(shown, 'threeCardPoker');
  const side = dealer.length === 0 ? 'player' : 'dealer';
  return Array.from({ length: CARDS }, (_, place) => ({
    atMs: place * CARD_MS,
    shows: `${side}-${place}`,
  }));
}

/** One hand for all players against the dealer's, from one deck that each round shuffles. */
export const THREE_CARD_POKER: LiveGame = {
  code: 'threeCardPoker',
  version: '1.0.0',
  spots: ['ante', 'pairPlus'],
  returns(spot, shown) {
    const { player, dealer } = outcomeOf(shown, 'threeCardPoker');
    if (dealer.length === 0) throw new Error('a hand was judged before the dealer showed one');
    const hand = threeCardHand(player);
    switch (spot) {
      case 'ante':
        return BASE[threeCardWinner({ player, dealer })].ante + (ANTE_BONUS[hand] ?? 0n);
      case 'play':
        return BASE[threeCardWinner({ player, dealer })].play;
      case 'pairPlus': {
        const toOne = PAIR_PLUS[hand];
        return toOne === null ? LOST : paying(toOne);
      }
      default:
        throw new Error(`threeCardPoker has no spot ${spot}`);
    }
  },
  mostReturn(spot) {
    if (spot === 'pairPlus') return paying(PAIR_PLUS.straightFlush ?? 0);
    return spot === 'ante' ? paying(1) + (ANTE_BONUS.straightFlush ?? 0n) : paying(1);
  },
  decisions,
  seats: null,
  draw: {
    from: 'chain',
    draw(stream, { steps }) {
      const cards = stream.shuffle([...DECK]);
      return {
        kind: 'threeCardPoker',
        player: cards.slice(0, CARDS),
        dealer: steps < DEALER_SHOWN ? [] : cards.slice(CARDS, 2 * CARDS),
      };
    },
  },
  script,
  dealMs: (shown) =>
    (CARDS - 1) * CARD_MS +
    (outcomeOf(shown, 'threeCardPoker').dealer.length === 0 ? CARD_MS : REVEAL_MS),
};
