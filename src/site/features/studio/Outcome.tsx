import { PlayingCard } from '#games/kit/cards/PlayingCard.tsx';
import { baccaratWinner, handPoints } from '#games/live/baccarat.ts';
import { totalOf } from '#games/kit/blackjack/hand.ts';
import { dragonTigerWinner } from '#games/live/dragon-tiger.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { threeCardWinner } from '#games/live/three-card-poker.ts';
import { Wheel } from '#games/roulette-corsa/stage/Wheel.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Die } from './Die.tsx';
import type { ShownOutcome } from './shown-steps.ts';
import styles from './Outcome.module.css';

export interface OutcomeProps {
  kind: LiveOutcome['kind'];
  /** null: nothing is dealt. */
  shown: ShownOutcome | null;
  moves: boolean;
}

/** The middle of the felt: hands, dice, or the wheel. */
export function Outcome({ kind, shown, moves }: OutcomeProps) {
  const outcome = shown?.outcome ?? null;
  const isShown = (part: string): boolean => shown !== null && !shown.hidden.has(part);
  switch (kind) {
    case 'baccarat': {
      const hands = outcome?.kind === 'baccarat' ? outcome : null;
      const winner = hands !== null && shown?.isWhole === true ? baccaratWinner(hands) : null;
      return (
        <div className={styles.hands}>
          {(['player', 'banker'] as const).map((side) => (
            <HandOfCards
              key={side}
              side={side}
              cards={(hands?.[side] ?? []).map((card, place) =>
                isShown(`${side}-${place}`) ? card : null,
              )}
              points={handPoints(
                (hands?.[side] ?? []).filter((_card, place) => isShown(`${side}-${place}`)),
              )}
              slots={2}
              isWinner={winner === side}
              moves={moves}
            />
          ))}
        </div>
      );
    }
    case 'dragonTiger': {
      const cards = outcome?.kind === 'dragonTiger' ? outcome : null;
      const winner = cards !== null && shown?.isWhole === true ? dragonTigerWinner(cards) : null;
      return (
        <div className={styles.hands}>
          {(['dragon', 'tiger'] as const).map((side) => (
            <HandOfCards
              key={side}
              side={side}
              cards={cards === null ? [] : [isShown(side) ? cards[side] : null]}
              points={null}
              slots={1}
              isWinner={winner === side}
              moves={moves}
            />
          ))}
        </div>
      );
    }
    case 'threeCardPoker': {
      const hands = outcome?.kind === 'threeCardPoker' ? outcome : null;
      const winner = hands !== null && shown?.isWhole === true ? threeCardWinner(hands) : null;
      return (
        <div className={styles.hands}>
          {(['player', 'dealer'] as const).map((side) => (
            <HandOfCards
              key={side}
              side={side}
              cards={(hands?.[side] ?? []).map((card, place) =>
                isShown(`${side}-${place}`) ? card : null,
              )}
              points={null}
              slots={3}
              isWinner={winner === side || (winner === 'unqualified' && side === 'player')}
              moves={moves}
            />
          ))}
        </div>
      );
    }
    case 'blackjack': {
      const dealer = outcome?.kind === 'blackjack' ? outcome.dealer : [];
      const cards = dealer.map((card, place) => (isShown(`dealer-${place}`) ? card : null));
      const lying = cards.filter((card) => card !== null);
      return (
        <div className={styles.hands}>
          <HandOfCards
            side="dealer"
            cards={cards}
            points={totalOf(lying).total}
            slots={2}
            isWinner={false}
            moves={moves}
          />
        </div>
      );
    }
    case 'sicBo': {
      const dice = outcome?.kind === 'sicBo' && isShown('dice') ? outcome.dice : [null, null, null];
      return (
        <div className={styles.glass} data-shakes={shown !== null && !isShown('dice') && moves}>
          {dice.map((face, place) => (
            <Die key={place} face={face} />
          ))}
        </div>
      );
    }
    case 'roulette': {
      const pocket = outcome?.kind === 'roulette' ? outcome.pocket : null;
      return (
        <div className={styles.wheel}>
          <Wheel
            pocket={shown !== null && !moves && !shown.isWhole ? null : pocket}
            isSpinning={shown !== null && !shown.isWhole}
            moves={moves}
          />
        </div>
      );
    }
  }
}

interface HandOfCardsProps {
  side: string;
  /** null: face down. */
  cards: readonly (number | null)[];
  /** null: the game counts none. */
  points: number | null;
  /** Places that are drawn for cards to come. */
  slots: number;
  isWinner: boolean;
  moves: boolean;
}

function HandOfCards({ side, cards, points, slots, isWinner, moves }: HandOfCardsProps) {
  const say = useTexts('studio', 'stage');
  const dealt = cards.flatMap((card, place) => (card === null ? [] : [{ card, place }]));
  const empty = Math.max(0, slots - dealt.length);
  return (
    <div className={styles.hand} data-side={side} data-winner={isWinner}>
      <div className={styles.cards}>
        {dealt.map(({ card, place }) => (
          <span
            key={`${place}-${card}`}
            className={styles.card}
            data-third={place === 2 && side !== 'dealer' && slots === 2}
          >
            <PlayingCard card={card} say={say} moves={moves} isWinner={isWinner} />
          </span>
        ))}
        {Array.from({ length: empty }, (_, place) => (
          <span key={`empty-${place}`} className={styles.slot} aria-hidden="true" />
        ))}
      </div>
      <span className={styles.side}>
        {say(`studio:spot.${side}`)}
        {points === null || dealt.length === 0 ? null : (
          <b className={`tabular ${styles.points}`}>{points}</b>
        )}
      </span>
    </div>
  );
}
