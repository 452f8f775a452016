import { ArrowFatLinesUp } from '@phosphor-icons/react/ArrowFatLinesUp';
import { LockSimple } from '@phosphor-icons/react/LockSimple';
import { authoredParent } from '#brand/authored.ts';
import { fromPointer } from '#brand/json-pointer.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { Action } from '../../look/Action.tsx';
import { useEditor } from '../EditorContext.ts';
import { usePlaceName } from '../forms/usePlaceName.ts';
import styles from './ParentPane.module.css';

/** What the brand extends, at which revision, and what it may not change. */
export function ParentPane() {
  const say = useTexts('builder-brands');
  const placeName = usePlaceName();
  const { brand, layers, edit, readOnly } = useEditor();
  const { value: draft } = useQuery('getBrandDraft', { params: { brand } });
  const parent = authoredParent(layers.authored);
  const newest = draft?.parentNewest ?? null;
  return (
    <div className={styles.pane} data-field="/extends" tabIndex={-1}>
      {parent === undefined ? (
        <Notice>{say('builder-brands:parent.none')}</Notice>
      ) : (
        <section className={styles.card}>
          <p className={styles.name}>
            <strong>{parent.brand}</strong>{' '}
            {say('builder-brands:parent.revision', { revision: parent.revision })}
          </p>
          {newest === null || newest <= parent.revision ? (
            <p className={styles.help}>{say('builder-brands:parent.newest')}</p>
          ) : (
            <>
              <p className={styles.help}>
                {say('builder-brands:parent.older', { revision: newest })}
              </p>
              {readOnly ? null : (
                <Action
                  icon={<ArrowFatLinesUp size={16} aria-hidden="true" />}
                  onClick={() =>
                    edit({ type: 'setValue', place: ['extends', 'revision'], value: newest })
                  }
                >
                  {say('builder-brands:parent.take', { revision: newest })}
                </Action>
              )}
            </>
          )}
        </section>
      )}
      <h2 className={styles.title}>{say('builder-brands:locks')}</h2>
      {layers.locks.length === 0 ? (
        <p className={styles.help}>{say('builder-brands:locks.none')}</p>
      ) : (
        <ul className={styles.locks}>
          {layers.locks.map((lock) => (
            <li key={lock.pointer} className={styles.lock}>
              <LockSimple size={18} aria-hidden="true" />
              <div>
                <p className={styles.name}>{placeName(fromPointer(lock.pointer))}</p>
                <p className={styles.help}>
                  {say('builder-brands:locks.why', {
                    owner: lock.owner,
                    basis: lock.basis,
                    reason: lock.reason,
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
