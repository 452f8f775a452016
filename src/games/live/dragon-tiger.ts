import { rankOf } from '../kit/cards/card.ts';
import { type LiveGame, LOST, outcomeOf, paying } from './live-game.ts';

export type DragonTigerWinner = 'dragon' | 'tiger' | 'tie';

/** The higher card wins; the ace is the lowest, suits do not count. */
export function dragonTigerWinner({
  dragon,
  tiger,
}: {
  readonly dragon: number;
  readonly tiger: number;
}): DragonTigerWinner {
  const [one, other] = [rankOf(dragon), rankOf(tiger)];
  return one === other ? 'tie' : one > other ? 'dragon' : 'tiger';
}

const TIE = paying(11);
/** A tie gives half of a side's stake back. */
const HALF = 5_000n;

/** One card to each side. */
export const DRAGON_TIGER: LiveGame = {
  code: 'dragonTiger',
  version: '1.0.0',
  spots: ['dragon', 'tiger', 'tie'],
  returns(spot, shown) {
    const winner = dragonTigerWinner(outcomeOf(shown, 'dragonTiger'));
    switch (spot) {
      case 'dragon':
      case 'tiger':
        return winner === 'tie' ? HALF : winner === spot ? paying(1) : LOST;
      case 'tie':
        return winner === 'tie' ? TIE : LOST;
      default:
        throw new Error(`dragonTiger has no spot ${spot}`);
    }
  },
  mostReturn: (spot) => (spot === 'tie' ? TIE : paying(1)),
  decisions: null,
  seats: null,
  draw: {
    from: 'shoe',
    mostCards: 2,
    deal(shoe, from) {
      const [dragon, tiger] = [shoe[from], shoe[from + 1]];
      if (dragon === undefined || tiger === undefined) throw new Error('the shoe has no card left');
      return { outcome: { kind: 'dragonTiger', dragon, tiger }, used: 2 };
    },
  },
  script: () => [
    { atMs: 0, shows: 'dragon' },
    { atMs: 1_400, shows: 'tiger' },
  ],
  dealMs: () => 4_000,
};
