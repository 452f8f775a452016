import type { CSSProperties } from 'react';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import { type BlackjackState, OPENING_STATE, seenCards } from './blackjack-state.ts';
import styles from './BlackjackView.module.css';
import { CardFan } from './CardFan.tsx';
import { BetChip, HandView } from './HandView.tsx';
import { TableRail } from './TableRail.tsx';
import { handText } from './total-text.ts';

/** The dealer's hand above, the player's hands below, each with its stake. */
export function BlackjackView(props: StageViewProps<BlackjackState>) {
  const { phase, moves, say, money, stakeMicro, leastStakeMicro } = props;
  const state = phase === 'staked' ? OPENING_STATE : props.state;
  const { dealer, hands, active } = state;
  const seen = seenCards(dealer);
  return (
    <div className={styles.board} style={{ '--hands': Math.max(1, hands.length) } as CSSProperties}>
      <div className={styles.dealer} role="group" aria-label={say('ace-blackjack:dealer')}>
        <span className={styles.side} aria-hidden="true">
          {say('ace-blackjack:dealer')}
        </span>
        <CardFan cards={dealer} moves={moves} say={say} />
        <strong className={`tabular ${styles.total}`} data-empty={seen.length === 0}>
          {seen.length === 0 ? '' : handText(seen, false, say)}
        </strong>
        <span className={styles.shoe} aria-hidden="true" />
      </div>
      <TableRail
        state={state}
        isDeciding={phase === 'deciding'}
        // Only a picture of a past round has no chip.
        hasSwitch={leastStakeMicro !== null}
        say={say}
        money={money}
      />
      <div className={styles.hands}>
        {hands.length === 0 ? (
          <div className={styles.hand}>
            <CardFan cards={[]} moves={false} say={say} />
            <div className={styles.foot}>
              {stakeMicro === null ? null : (
                <BetChip amount={money(stakeMicro)} isDoubled={false} />
              )}
              <span className={styles.start}>{say('ace-blackjack:start')}</span>
            </div>
          </div>
        ) : (
          hands.map((hand, index) => (
            <HandView
              key={index}
              hand={hand}
              number={index + 1}
              isOnly={hands.length === 1}
              isActive={index === active}
              moves={moves}
              say={say}
              money={money}
            />
          ))
        )}
      </div>
    </div>
  );
}
