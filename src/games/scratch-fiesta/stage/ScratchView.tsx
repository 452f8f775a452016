import { useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { payAt } from '../../kit/multiplier.ts';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import type { TicketBought } from '../events.ts';
import styles from './ScratchView.module.css';
import { SCRATCH_OPENING, type ScratchState } from './scratch-state.ts';
import { SeriesPanel } from './SeriesPanel.tsx';
import { TicketFields } from './TicketFields.tsx';
import { useScratching } from './useScratching.ts';

/** The ticket, and what its series still holds. */
export function ScratchView(props: StageViewProps<ScratchState>) {
  const { phase, moves, say, number } = props;
  const { bought, isOver } = phase === 'staked' ? SCRATCH_OPENING : props.state;
  const scratching = useScratching(bought);
  const isOpen = bought !== null && (isOver || !moves);
  const isLive = bought !== null && !isOpen;
  const isAllRevealed = scratching.revealed.every(Boolean);
  // What is left tells the prize by what is missing: the figures change when the ticket is over.
  const [left, setLeft] = useState<TicketBought['seriesLeft'] | null>(null);
  if (isOpen && left !== bought.seriesLeft) setLeft(bought.seriesLeft);
  return (
    <div className={styles.board}>
      <div className={styles.ticket}>
        <p className={styles.head}>
          <span className={`display ${styles.motto}`}>{say('scratch-fiesta:motto')}</span>
          <span className="tabular">
            {bought === null
              ? null
              : say('scratch-fiesta:ticket', { ticket: number(bought.ticket + 1) })}
          </span>
        </p>
        <TicketFields
          bought={bought}
          scratching={scratching}
          isLive={isLive}
          isOpen={isOpen}
          moves={moves}
          say={say}
        />
        <p className={styles.foot} data-won={isOpen && bought.multiplier > 0}>
          {footOf(props, isOpen ? bought : null, isLive)}
        </p>
      </div>
      <div className={styles.side}>
        <SeriesPanel left={left} say={say} number={number} />
        {moves ? (
          <Button
            tone="secondary"
            size="small"
            wide
            aria-disabled={!isLive || isAllRevealed}
            onClick={() => {
              if (isLive) scratching.revealAll();
            }}
          >
            {say('scratch-fiesta:reveal')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** @param told the ticket once its prize may be told. */
function footOf(
  { say, money, stakeMicro }: StageViewProps<ScratchState>,
  told: TicketBought | null,
  isLive: boolean,
): string {
  if (told === null) return say(isLive ? 'scratch-fiesta:foot.scratch' : 'scratch-fiesta:foot.buy');
  if (told.multiplier === 0) return say('scratch-fiesta:foot.lost');
  const pays = BigInt(told.multiplier);
  return stakeMicro === null
    ? say('scratch-fiesta:foot.won')
    : say('scratch-fiesta:foot.prize', { amount: money(payAt(stakeMicro, pays)) });
}
