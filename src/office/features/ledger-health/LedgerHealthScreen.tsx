import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { Screen } from '#staff/screen/Screen.tsx';
import { CheckTable } from './CheckTable.tsx';
import { FaultTable } from './FaultTable.tsx';
import styles from './LedgerHealthScreen.module.css';

const REFRESH_MS = 60_000;

/** Whether the books are whole: the periodic checks and the faults they found. */
export function LedgerHealthScreen() {
  const say = useTexts('ledger-desk');
  const state = useQuery('getLedgerHealth', undefined, { everyMs: REFRESH_MS });
  return (
    <Screen title={say('ledger-desk:title')} lead={say('ledger-desk:lead')}>
      <DeskState state={state} lines={6}>
        {({ checks, faults }) => (
          <div className={styles.health}>
            {checks.length === 0 ? (
              <Notice title={say('ledger-desk:none')}>{say('ledger-desk:none.text')}</Notice>
            ) : (
              <>
                <Summary faults={faults.length} />
                <CheckTable checks={checks} />
              </>
            )}
            {faults.length === 0 ? null : <FaultTable faults={faults} />}
          </div>
        )}
      </DeskState>
    </Screen>
  );
}

function Summary({ faults }: { faults: number }) {
  const say = useTexts('ledger-desk');
  if (faults === 0) return <Notice tone="good" title={say('ledger-desk:whole')} />;
  return (
    <Notice tone="problem" title={say('ledger-desk:broken')}>
      {say('ledger-desk:broken.text')}
    </Notice>
  );
}
