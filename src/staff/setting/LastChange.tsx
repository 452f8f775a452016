import { Link } from 'react-router-dom';
import type { FactChange } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useStaff } from '../session/useStaff.ts';
import { Instant } from '../values/Instant.tsx';
import styles from './LastChange.module.css';

export interface LastChangeProps {
  change: FactChange | null;
  /** Links to these entries of the audit log. */
  history?: { brand: string; action: string };
}

/** Who changed a setting last, when and why. */
export function LastChange({ change, history }: LastChangeProps) {
  const say = useTexts('office');
  const { may } = useStaff();
  if (change === null) return <p className={styles.last}>{say('office:desk.neverChanged')}</p>;
  return (
    <p className={styles.last}>
      {say('office:desk.changedBy', { name: change.by ?? say('office:desk.somebody') })}{' '}
      <Instant at={change.at} />
      {change.reason === '' ? null : (
        <>
          {' '}
          <q className={styles.reason}>{change.reason}</q>
        </>
      )}
      {history === undefined || !may('audit.read') ? null : (
        <>
          {' · '}
          <Link to={`/audit?${new URLSearchParams(history)}`}>{say('office:desk.history')}</Link>
        </>
      )}
    </p>
  );
}
