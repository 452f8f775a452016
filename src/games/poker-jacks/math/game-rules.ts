import type { GameRules } from '../../game-rules.ts';
import { ChoiceError } from '../../game-rules.ts';
import { DECK } from '../../kit/cards/card.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { PokerEvent } from '../events.ts';
import { type DrawAction, handMultiplier, POKER_JACKS } from '../rules.ts';
import { handRank } from '../hand-rank.ts';

const { handSize } = POKER_JACKS;

const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  const deck = stream.shuffle(DECK);
  const dealt = deck.slice(0, handSize);
  const events: PokerEvent[] = [
    roundStarted(POKER_JACKS, stakeMicro, wager),
    { type: 'handDealt', cards: dealt },
  ];
  const [draw, ...others] = actions as unknown as readonly DrawAction[];
  if (others.length > 0) throw new ChoiceError('', 'the round is over');
  // As it is dealt, until the player draws.
  const held = draw?.held ?? dealt.map(() => true);
  let next = handSize;
  const cards = dealt.map((card, place) => (held[place] === true ? card : (deck[next++] ?? card)));
  const rank = handRank(cards);
  const multiplier = handMultiplier(rank);
  const payoutMicro = payAt(stakeMicro, multiplier);
  if (draw === undefined) return { events, payoutMicro, isOver: false };
  events.push(
    { type: 'handDrawn', held, cards, rank, multiplier: Number(multiplier) },
    roundEnded(payoutMicro, stakeMicro),
  );
  return { events, payoutMicro, isOver: true };
};

export const rules: GameRules = {
  version: POKER_JACKS.version,
  play,
  whenLeft: { kind: 'draw', held: [true, true, true, true, true] },
};
