import { useTexts } from '#ui/i18n/useTexts.ts';
import { Segments } from '#ui/kit/Segments.tsx';
import { useAddress } from '../values/useAddress.ts';
import { viewOf } from './queue-view.ts';
import styles from './QueueViews.module.css';

const VIEWS = ['waiting', 'all'] as const;

/** Chooses between what waits for staff and everything. */
export function QueueViews() {
  const say = useTexts('office');
  const { params, change } = useAddress();
  return (
    <search className={styles.views}>
      <Segments
        label={say('office:queue.view')}
        value={viewOf(params)}
        options={VIEWS.map((value) => ({ value, label: say(`office:queue.view.${value}`) }))}
        onChange={(next) => change({ view: next === 'waiting' ? null : next })}
      />
    </search>
  );
}
