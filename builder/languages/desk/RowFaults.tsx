import { Warning } from '@phosphor-icons/react/Warning';
import { WarningCircle } from '@phosphor-icons/react/WarningCircle';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './RowFaults.module.css';
import type { TextFault } from './text-faults.ts';

export interface RowFaultsProps {
  id: string;
  faults: readonly TextFault[];
  refusal: string | undefined;
}

/** Faults and warnings of a translation. */
export function RowFaults({ id, faults, refusal }: RowFaultsProps) {
  const say = useTexts('builder-languages', 'check');
  const hasError = faults.some(({ severity }) => severity === 'error');
  return (
    <ul id={id} className={styles.list} aria-live="polite">
      {/* The same check runs on the server: its words are news only where ours found nothing. */}
      {refusal === undefined || hasError ? null : (
        <li className={styles.fault} data-severity="error">
          <WarningCircle size={16} aria-hidden="true" />
          <span>{refusal}</span>
        </li>
      )}
      {faults.map(({ code, params, severity }) => {
        const Icon = severity === 'warning' ? Warning : WarningCircle;
        return (
          <li key={code} className={styles.fault} data-severity={severity}>
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
