import { useMemo } from 'react';
import type { ManifestDifference } from '#brand/diff-manifests.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DiffList } from './DiffList.tsx';
import styles from './FirstPublication.module.css';
import { sectionCounts } from './section-counts.ts';

/** Counts the settings of a new brand by section; a disclosure lists every one of them. */
export function FirstPublication({ changes }: { changes: readonly ManifestDifference[] }) {
  const say = useTexts('builder', 'builder-brands');
  const counts = useMemo(() => sectionCounts(changes), [changes]);
  return (
    <>
      <dl className={styles.counts}>
        {counts.map(({ section, count }) => (
          <div key={section} className={styles.row}>
            <dt>{say(`builder:section.${section}`)}</dt>
            <dd>{say('builder-brands:publish.first.settings', { count })}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.all}>
        <summary>{say('builder-brands:publish.first.all')}</summary>
        <DiffList changes={changes} />
      </details>
    </>
  );
}
