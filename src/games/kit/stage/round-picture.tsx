import { Money } from '#ui/kit/Money.tsx';
import type { ComponentType } from 'react';
import type { EventsProps } from '../../stage-port.ts';
import { nextShown, openingShown, type Shown } from './event-show.ts';
import styles from './RoundPicture.module.css';
import type { StageGame } from './stage-game.ts';
import { useWording } from './useWording.ts';

/** A past round: the board as it was at its end, and what happened in words. */
export function roundPicture<State, Event extends { readonly type: string }>(
  game: StageGame<State, Event>,
): ComponentType<EventsProps> {
  return function RoundPicture({ events, currency }: EventsProps) {
    const wording = useWording(game.code, currency);
    const happened = events as readonly Event[];
    const { shown, words } = readRound(happened, (state, event) =>
      game.wordsOf(event, state, wording),
    );
    const { end } = shown;
    return (
      <div className={styles.round}>
        <div className={styles.board}>
          <game.View
            {...wording}
            state={shown.state}
            phase="showing"
            canChoose={false}
            wager={shown.wager}
            onWager={() => undefined}
            onAct={() => undefined}
            stakeMicro={shown.stakeMicro}
            leastStakeMicro={null}
            moves={false}
          />
        </div>
        {words.length === 0 ? null : (
          <ol className={styles.words}>
            {words.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ol>
        )}
        {end === null ? null : (
          <p>
            <strong>{wording.say('stage:event.end')}</strong>{' '}
            <Money micro={end.payoutMicro} currency={currency} />
          </p>
        )}
      </div>
    );
  };

  function readRound(
    events: readonly Event[],
    wordsOf: (state: State, event: Event) => string | null,
  ): { shown: Shown<State>; words: string[] } {
    const words: string[] = [];
    let shown = openingShown(game.opening);
    for (const event of events) {
      shown = nextShown(game, shown, event);
      const line = wordsOf(shown.state, event);
      if (line !== null) words.push(line);
    }
    return { shown, words };
  }
}
