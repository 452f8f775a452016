import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { cardName } from '../../kit/cards/card.ts';
import { PlayingCard } from '../../kit/cards/PlayingCard.tsx';
import type { Say } from '../../kit/stage/stage-game.ts';
import type { StagePhase } from '../../stage-port.ts';
import { DEAL_STEP_MS } from './HandRow.tsx';
import styles from './PokerView.module.css';

/** Elements that use the digits themselves. */
const TAKES_DIGITS = 'input,select,textarea,[contenteditable],[role="dialog"]';

export interface DealtHandProps {
  cards: readonly number[];
  phase: StagePhase;
  moves: boolean;
  say: Say;
  onDraw: (held: readonly boolean[]) => void;
}

/** The dealt cards, each of which can be kept, and the button that draws the others. */
export function DealtHand({ cards, phase, moves, say, onDraw }: DealtHandProps) {
  const [held, setHeld] = useState<readonly boolean[]>(() => cards.map(() => false));
  const canHold = phase === 'deciding';
  const toggle = (place: number): void => {
    if (canHold) setHeld((before) => before.map((kept, at) => (at === place ? !kept : kept)));
  };
  useDigitKeys(canHold, cards.length, toggle);
  return (
    <>
      <div className={styles.cards} role="group" aria-label={say('poker-jacks:hand')}>
        {cards.map((card, place) => (
          <button
            key={card}
            type="button"
            className={styles.slot}
            aria-pressed={held[place] === true}
            aria-label={say('poker-jacks:hold', { card: cardName(card, say) })}
            aria-disabled={!canHold}
            onClick={() => toggle(place)}
          >
            <span className={styles.card}>
              <PlayingCard
                card={card}
                isDecoration
                say={say}
                moves={moves}
                delayMs={place * DEAL_STEP_MS}
              />
            </span>
            <span className={styles.tag} data-held={held[place] === true} aria-hidden="true">
              {held[place] === true ? say('poker-jacks:held') : place + 1}
            </span>
          </button>
        ))}
      </div>
      <div className={styles.foot}>
        {canHold || phase === 'acting' ? (
          <Button size="large" wide pending={!canHold} onClick={() => onDraw(held)}>
            {say('poker-jacks:draw')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Runs on the keys 1 to `count`, unless what has the focus takes digits itself. */
function useDigitKeys(enabled: boolean, count: number, onDigit: (place: number) => void): void {
  const press = useEffectEvent(onDigit);
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(TAKES_DIGITS) !== null) return;
      const digit = Number(event.key);
      if (Number.isInteger(digit) && digit >= 1 && digit <= count) press(digit - 1);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [enabled, count]);
}
