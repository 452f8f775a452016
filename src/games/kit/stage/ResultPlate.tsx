import { CountUp } from '#ui/kit/CountUp.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { StagePhase } from '../../stage-port.ts';
import type { ShownEnd } from './event-show.ts';
import styles from './ResultPlate.module.css';

export interface ResultPlateProps {
  end: ShownEnd | null;
  phase: StagePhase;
  currency: string;
}

/** Result of the last round, for the eye. A return at or below the stake is shown plainly. */
export function ResultPlate({ end, phase, currency }: ResultPlateProps) {
  const say = useTexts('stage');
  const isOver = end !== null && phase !== 'staked';
  const celebrated = isOver && end.tier !== 'plain';
  return (
    <p className={styles.plate} data-celebrated={celebrated} aria-hidden="true">
      {isOver && end.payoutMicro > 0n ? (
        <>
          <span>{say('stage:plate.paid')}</span>
          <span className={`display ${styles.amount}`}>
            <CountUp
              key={`${end.payoutMicro}/${end.countMs}`}
              fromMicro={0n}
              toMicro={end.payoutMicro}
              durationMs={end.countMs}
              currency={currency}
            />
          </span>
        </>
      ) : (
        <span>{say(isOver ? 'stage:plate.nothing' : `stage:plate.${phase}`)}</span>
      )}
    </p>
  );
}
