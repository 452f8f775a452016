import { multiplierText } from '../../kit/multiplier.ts';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import { handMultiplier } from '../rules.ts';
import { DealtHand } from './DealtHand.tsx';
import { HandRow } from './HandRow.tsx';
import { PayTable } from './PayTable.tsx';
import { OPENING_STATE, type PokerState } from './poker-state.ts';
import styles from './PokerView.module.css';

/** The pay table, the five cards, and the draw. */
export function PokerView(props: StageViewProps<PokerState>) {
  const { phase, onAct, moves, say, money, stakeMicro } = props;
  const state = phase === 'staked' ? OPENING_STATE : props.state;
  const { cards, held, hand } = state;
  const waits = cards.length > 0 && held === null;
  return (
    <div className={styles.board}>
      <PayTable hand={hand} stakeMicro={stakeMicro} say={say} money={money} />
      <div className={styles.hand}>
        {waits ? (
          <DealtHand
            key={cards.join(' ')}
            cards={cards}
            phase={phase}
            moves={moves}
            say={say}
            onDraw={(kept) => onAct({ kind: 'draw', held: kept })}
          />
        ) : (
          <>
            <HandRow state={state} moves={moves} say={say} />
            <p className={styles.foot} data-won={held !== null && hand !== null}>
              {held === null ? (
                say('poker-jacks:start')
              ) : (
                <>
                  <strong>{say(`poker-jacks:spot.${hand ?? 'none'}`)}</strong>
                  {hand === null ? null : (
                    <strong className="tabular">{multiplierText(handMultiplier(hand))}×</strong>
                  )}
                </>
              )}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
