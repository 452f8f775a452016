import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import type { Command } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { DeskState } from '../screen/DeskState.tsx';
import { FactorState } from './FactorState.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecondFactor.module.css';
import { SetUpFactor } from './SetUpFactor.tsx';

export interface FactorPartProps {
  /** Held by the dialog, which stays open while a code is checked. */
  confirm: Command<'confirmStaffSecondFactor'>;
  /** New recovery codes, until they are kept. */
  codes: readonly string[] | null;
  onCodes: (codes: readonly string[]) => void;
  onKept: () => void;
  /** A form of this part is open. */
  isOpen: boolean;
  onOpen: () => void;
  onLeave: () => void;
}

/** The authenticator app of the person at work: off, being set up, or on. */
export function FactorPart(props: FactorPartProps) {
  const { confirm, codes, onCodes, onKept, isOpen, onOpen, onLeave } = props;
  const say = useTexts('staff-second-factor');
  const state = useQuery('getStaffSecondFactor', {});
  const [hasEnded, setEnded] = useState(false);
  // The button gets focus back from a form that was left.
  const [hasReturned, setReturned] = useState(false);
  const open = (): void => {
    setEnded(false);
    onOpen();
  };
  const leave = (): void => {
    setReturned(true);
    onLeave();
  };
  const showNew = (): void => {
    leave();
    void state.refresh();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onKept} />;
  return (
    <DeskState state={state} lines={3}>
      {({ since, recoveryCodesLeft }) =>
        since !== null ? (
          <FactorState
            since={since}
            codesLeft={recoveryCodesLeft}
            isEnding={isOpen}
            hasReturned={hasReturned}
            onEnd={open}
            onEnded={(next) => {
              setEnded(true);
              state.put(next);
              leave();
            }}
            onOutdated={showNew}
            onCancel={leave}
          />
        ) : isOpen ? (
          <SetUpFactor
            confirm={confirm}
            onTurnedOn={(made) => {
              onCodes(made);
              void state.refresh();
            }}
            onOutdated={showNew}
            onCancel={leave}
          />
        ) : (
          <div className={styles.form}>
            {hasEnded ? <Notice tone="good">{say('staff-second-factor:ended')}</Notice> : null}
            <p>{say('staff-second-factor:off')}</p>
            <div className={styles.actions}>
              <Button tone="secondary" autoFocus={hasReturned} onClick={open}>
                {say('staff-second-factor:setUp')}
              </Button>
            </div>
          </div>
        )
      }
    </DeskState>
  );
}
