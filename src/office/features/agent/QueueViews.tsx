import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Segments } from '#ui/kit/Segments.tsx';
import styles from './AgentDesk.module.css';
import { viewOf } from './queue-view.ts';

const VIEWS = ['waiting', 'all'] as const;

/** Chooses between what waits for staff and everything. */
export function QueueViews() {
  const say = useTexts('agent-desk');
  const { params, change } = useAddress();
  return (
    <search className={styles.views}>
      <Segments
        label={say('agent-desk:view')}
        value={viewOf(params)}
        options={VIEWS.map((value) => ({ value, label: say(`agent-desk:view.${value}`) }))}
        onChange={(next) => change({ view: next === 'waiting' ? null : next })}
      />
    </search>
  );
}
