import type { FactChange } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Instant } from '../values/Instant.tsx';
import styles from './LastChange.module.css';

/** Who made it what it is, when and why. */
export function LastChange({ change }: { change: FactChange | null }) {
  const say = useTexts('office');
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
    </p>
  );
}
