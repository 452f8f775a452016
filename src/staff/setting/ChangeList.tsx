import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './ChangeList.module.css';

export interface Change {
  id: string;
  what: string;
  /** Empty: there was nothing. */
  before: string;
  /** Empty: there will be nothing. */
  after: string;
}

/** What changes, from what to what. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const say = useTexts('office');
  return (
    <ul className={styles.changes}>
      {changes.map(({ id, what, before, after }) => (
        <li key={id} className={styles.change}>
          <span className={styles.what}>{what}</span>
          <span className={styles.values}>
            {before === '' ? null : <del className={styles.before}>{before}</del>}
            {before === '' || after === '' ? null : (
              <>
                <span aria-hidden="true">→</span>
                <span className="visually-hidden">{say('office:siteStatus.becomes')}</span>
              </>
            )}
            {after === '' ? null : <ins className={styles.after}>{after}</ins>}
          </span>
        </li>
      ))}
    </ul>
  );
}
