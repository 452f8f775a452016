import { rankOf } from '../kit/cards/card.ts';
import { type LiveGame, LOST, outcomeOf, paying, STAKE_BACK } from './live-game.ts';
import type { LiveOutcome } from './live-outcome.ts';

export type BaccaratSide = 'player' | 'banker';
export type BaccaratWinner = BaccaratSide | 'tie';

/** Points of a card: the ace 1, ten and faces 0. */
export const pointsOf = (card: number): number => {
  const rank = rankOf(card) + 1;
  return rank >= 10 ? 0 : rank;
};

/** Points of a hand, without its tens. */
export const handPoints = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Hands of 8 or 9 end the round. */
const NATURAL = 8;
const PLAYER_STANDS = 6;

/**
 * Whether the banker takes a third card. Source: the third-card table of punto banco.
 * @param third points of the player's third card; null: the player stood
 */
export function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker < PLAYER_STANDS;
  switch (banker) {
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return banker < 3;
  }
}

/** A round from the next cards: one to each side in turn, then the third ones. */
export function dealBaccarat(
  cards: readonly number[],
  from: number,
): { readonly outcome: Extract<LiveOutcome, { kind: 'baccarat' }>; readonly used: number } {
  let used = 0;
  const next = (): number => {
    const card = cards[from + used];
    if (card === undefined) throw new Error('the shoe has no card left');
    used += 1;
    return card;
  };
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  const [own, other] = [handPoints(player), handPoints(banker)];
  if (own < NATURAL && other < NATURAL) {
    const third = own < PLAYER_STANDS ? next() : null;
    if (third !== null) player.push(third);
    if (bankerDraws(other, third === null ? null : pointsOf(third))) banker.push(next());
  }
  return { outcome: { kind: 'baccarat', player, banker }, used };
}

export function baccaratWinner({
  player,
  banker,
}: {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}): BaccaratWinner {
  const [own, other] = [handPoints(player), handPoints(banker)];
  return own === other ? 'tie' : own > other ? 'player' : 'banker';
}

/** The first two cards of a hand have one rank. */
export const isPair = ([first = 0, second = 0]: readonly number[]): boolean =>
  rankOf(first) === rankOf(second);

const MOST_CARDS = 6;
const SPOTS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
const PAIR = paying(11);
const TIE = paying(8);
/** A banker that wins with six, without commission. */
const SIX = 6;

const baccarat = (
  code: 'baccarat' | 'baccaratNoCommission',
  bankerPays: (points: number) => bigint,
): LiveGame => ({
  code,
  version: '1.0.0',
  spots: SPOTS,
  returns(spot, shown) {
    const outcome = outcomeOf(shown, 'baccarat');
    const winner = baccaratWinner(outcome);
    switch (spot) {
      case 'player':
        return winner === 'tie' ? STAKE_BACK : winner === 'player' ? paying(1) : LOST;
      case 'banker':
        if (winner === 'tie') return STAKE_BACK;
        return winner === 'banker' ? bankerPays(handPoints(outcome.banker)) : LOST;
      case 'tie':
        return winner === 'tie' ? TIE : LOST;
      case 'playerPair':
        return isPair(outcome.player) ? PAIR : LOST;
      case 'bankerPair':
        return isPair(outcome.banker) ? PAIR : LOST;
      default:
        throw new Error(`${code} has no spot ${spot}`);
    }
  },
  mostReturn: (spot) => (spot === 'tie' ? TIE : spot.endsWith('Pair') ? PAIR : paying(1)),
  decisions: null,
  seats: null,
  draw: { from: 'shoe', mostCards: MOST_CARDS, deal: dealBaccarat },

  script: (shown) => cardsInTurn(outcomeOf(shown, 'baccarat')),
  dealMs: (shown) => (cardsInTurn(outcomeOf(shown, 'baccarat')).at(-1)?.atMs ?? 0) + REVEAL_MS,
});

const CARD_MS = 900;
/** Third cards are turned later: both sides are read first. */
const THIRD_MS = 1_500;
const REVEAL_MS = 2_500;

/** The cards in the order of their dealing, by side and place. */
function cardsInTurn({
  player,
  banker,
}: {
  readonly player: readonly number[];
  readonly banker: readonly number[];
}) {
  const order = ['player-0', 'banker-0', 'player-1', 'banker-1'].map((shows, index) => ({
    atMs: index * CARD_MS,
    shows,
  }));
  const thirds = [
    ...(player.length > 2 ? ['player-2'] : []),
    ...(banker.length > 2 ? ['banker-2'] : []),
  ];
  return [
    ...order,
    ...thirds.map((shows, index) => ({ atMs: 3 * CARD_MS + (index + 1) * THIRD_MS, shows })),
  ];
}

/** Banker pays 19 to 20. */
export const BACCARAT = baccarat('baccarat', () => paying(0.95));
/** Banker pays even money, and half of it with six. */
export const BACCARAT_NO_COMMISSION = baccarat('baccaratNoCommission', (points) =>
  paying(points === SIX ? 0.5 : 1),
);
