import type { AuditEntry } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { auditDifference } from './audit-difference.ts';
import styles from './AuditChanges.module.css';

/** More than these are shown when asked for. */
const SHOWN = 4;

/** What an entry changed, from what to what, in the words of the contract. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const say = useTexts('office');
  const changes = auditDifference(entry);
  const lines = (from: number, to: number) => (
    <ul className={styles.changes}>
      {changes.slice(from, to).map(({ path, before, after }, index) => (
        <li key={`${path}-${index}`} className={styles.change}>
          <span className="code">{path}</span>{' '}
          {before === '' ? null : <del className={styles.before}>{before}</del>}{' '}
          {after === '' ? null : <ins className={styles.after}>{after}</ins>}
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      {lines(0, SHOWN)}
      {changes.length <= SHOWN ? null : (
        <details>
          <summary className={styles.more}>
            {say('office:audit.more', { count: changes.length - SHOWN })}
          </summary>
          {lines(SHOWN, changes.length)}
        </details>
      )}
    </div>
  );
}
