import { useTexts } from '#ui/i18n/useTexts.ts';
import type { NamespaceProgress } from '#contract/generated/types.ts';
import styles from './NamespaceList.module.css';

export interface NamespaceListProps {
  namespaces: readonly NamespaceProgress[];
  /** Number of unsaved texts of each. */
  unsaved: ReadonlyMap<string, number>;
  chosen: string;
  onChoose: (namespace: string) => void;
}

/** Chooses a namespace and shows how much of each is written; a plain select at narrow widths. */
export function NamespaceList({ namespaces, unsaved, chosen, onChoose }: NamespaceListProps) {
  const say = useTexts('builder-languages');
  const notesOf = ({ namespace, changed, unsure }: NamespaceProgress): string[] => {
    const edited = unsaved.get(namespace) ?? 0;
    return [
      changed > 0 ? say('builder-languages:progress.changed', { count: changed }) : '',
      unsure > 0 ? say('builder-languages:progress.unsure', { count: unsure }) : '',
      edited > 0 ? say('builder-languages:progress.unsaved', { count: edited }) : '',
    ].filter((note) => note !== '');
  };
  const written = ({ written: count, total }: NamespaceProgress): string =>
    say('builder-languages:progress.written', { written: count, total });
  return (
    <>
      <label className={styles.narrow}>
        <span className={styles.label}>{say('builder-languages:progress.namespace')}</span>
        <select
          className={styles.select}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        >
          {namespaces.map((entry) => (
            <option key={entry.namespace} value={entry.namespace}>
              {[entry.namespace, written(entry), ...notesOf(entry)].join(' · ')}
            </option>
          ))}
        </select>
      </label>
      <nav className={styles.wide} aria-label={say('builder-languages:progress.label')}>
        <ul className={styles.list}>
          {namespaces.map((entry) => {
            const notes = notesOf(entry);
            return (
              <li key={entry.namespace}>
                <button
                  type="button"
                  className={styles.namespace}
                  aria-current={entry.namespace === chosen ? 'true' : undefined}
                  onClick={() => onChoose(entry.namespace)}
                >
                  <span className={styles.row}>
                    <span className={styles.name}>{entry.namespace}</span>
                    <span className={styles.count}>{written(entry)}</span>
                  </span>
                  <ProgressBar progress={entry} />
                  {notes.length === 0 ? null : (
                    <span className={styles.notes}>{notes.join(' · ')}</span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

/** Drawn next to its numbers, so it needs no name. */
export function ProgressBar({
  progress: { written, total },
}: {
  progress: Pick<NamespaceProgress, 'written' | 'total'>;
}) {
  const percent = total === 0 ? 100 : (100 * written) / total;
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
