import { PlayingCard } from '../../kit/cards/PlayingCard.tsx';
import type { Say } from '../../kit/stage/stage-game.ts';
import { POKER_JACKS } from '../rules.ts';
import { type PokerState, winningCards } from './poker-state.ts';
import styles from './PokerView.module.css';

/** Between one card and the next. */
export const DEAL_STEP_MS = 80;

const PLACES = Array.from({ length: POKER_JACKS.handSize }, (_, place) => place);

export interface HandRowProps {
  state: PokerState;
  moves: boolean;
  say: Say;
}

/** Five cards that nothing can be done with: face down before a round, or after the draw. */
export function HandRow({ state, moves, say }: HandRowProps) {
  const { cards, held, hand } = state;
  const winners = winningCards(state);
  return (
    <div className={styles.cards} role="group" aria-label={say('poker-jacks:hand')}>
      {PLACES.map((place) => {
        const card = cards[place] ?? null;
        const isHeld = held?.[place] === true;
        return (
          <span key={card === null ? `down ${place}` : card} className={styles.slot}>
            <span className={styles.card}>
              <PlayingCard
                card={card}
                say={say}
                moves={moves && !isHeld}
                delayMs={place * DEAL_STEP_MS}
                isWinner={winners[place]}
                isDimmed={hand !== null && winners[place] === false}
              />
            </span>
            <span className={styles.tag} data-held={isHeld}>
              {isHeld ? say('poker-jacks:held') : ''}
            </span>
          </span>
        );
      })}
    </div>
  );
}
