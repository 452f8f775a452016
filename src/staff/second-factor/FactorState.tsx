import type { StaffSecondFactor } from '#contract/generated/types.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Instant } from '../values/Instant.tsx';
import { EndFactorForm } from './EndFactorForm.tsx';
import styles from './SecondFactor.module.css';

/** Fewer recovery codes than this are warned about. */
const ENOUGH_CODES = 3;

export interface FactorStateProps {
  since: string;
  codesLeft: number;
  /** The form that turns it off is open. */
  isEnding: boolean;
  /** A form was left: the button takes the focus when it appears. */
  hasReturned: boolean;
  onEnd: () => void;
  onEnded: (next: StaffSecondFactor) => void;
  /** It is off already: the state on the screen is outdated. */
  onOutdated: () => void;
  onCancel: () => void;
}

/** A second factor that is on: since when, the codes left, and how to turn it off. */
export function FactorState(props: FactorStateProps) {
  const { since, codesLeft, isEnding, hasReturned, onEnd, onEnded, onOutdated, onCancel } = props;
  const say = useTexts('staff-second-factor');
  return (
    <div className={styles.form}>
      <Facts
        facts={[
          { id: 'since', label: say('staff-second-factor:since'), value: <Instant at={since} /> },
          { id: 'codes', label: say('staff-second-factor:codesLeft'), value: codesLeft },
        ]}
      />
      {codesLeft < ENOUGH_CODES ? (
        <Notice tone="warning">{say('staff-second-factor:fewCodes', { count: codesLeft })}</Notice>
      ) : null}
      {isEnding ? (
        <EndFactorForm onEnded={onEnded} onOutdated={onOutdated} onCancel={onCancel} />
      ) : (
        <div className={styles.actions}>
          <Button tone="secondary" autoFocus={hasReturned} onClick={onEnd}>
            {say('staff-second-factor:end')}
          </Button>
        </div>
      )}
    </div>
  );
}
