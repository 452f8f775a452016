import type { FactChange } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { LastChange } from './LastChange.tsx';
import styles from './ReviewBar.module.css';

export interface ConflictNoticeProps {
  change: FactChange | null;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Somebody else changed what is being edited: nothing is lost, and nothing of theirs is overwritten unseen. */
export function ConflictNotice({ change, onKeep, onDiscard }: ConflictNoticeProps) {
  const say = useTexts('office');
  return (
    <Notice tone="warning" title={say('office:desk.conflict.title')}>
      <p>{say('office:desk.conflict.text')}</p>
      <LastChange change={change} />
      <div className={styles.choices}>
        <Button tone="secondary" onClick={onDiscard}>
          {say('office:desk.conflict.discard')}
        </Button>
        <Button onClick={onKeep}>{say('office:desk.conflict.keep')}</Button>
      </div>
    </Notice>
  );
}
