import { Warning } from '@phosphor-icons/react/Warning';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import type { MessageFault } from '#brand/checks/languages/message-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './RowFaults.module.css';

export interface RowFaultsProps {
  id: string;
  faults: readonly MessageFault[];
  refusal: string | undefined;
}

/** What is wrong with a translation. A left out argument is only a warning. */
export function RowFaults({ id, faults, refusal }: RowFaultsProps) {
  const say = useTexts('builder-languages', 'check');
  const hasError = faults.some(({ code }) => code !== 'BM1509');
  return (
    <ul id={id} className={styles.list} aria-live="polite">
      {/* The same check runs on the server: its words are news only where ours found nothing. */}
      {refusal === undefined || hasError ? null : (
        <li className={styles.fault} data-severity="error">
          <WarningCircle size={16} aria-hidden="true" />
          <span>{refusal}</span>
        </li>
      )}
      {faults.map(({ code, params }) => {
        const isWarning = code === 'BM1509';
        const Icon = isWarning ? Warning : WarningCircle;
        return (
          <li key={code} className={styles.fault} data-severity={isWarning ? 'warning' : 'error'}>
            <Icon size={16} aria-hidden="true" />
            <span>
              {say(`check:${code}`, params)} <code className="code">{code}</code>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
