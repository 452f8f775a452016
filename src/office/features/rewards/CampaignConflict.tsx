import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './PromotionDesk.module.css';

/** Another person saved the draft since it was opened: keep the own changes, or load theirs. */
export function CampaignConflict(props: { onKeep: () => void; onDiscard: () => void }) {
  const say = useTexts('promotion-desk', 'office');
  return (
    <Notice tone="warning" title={say('office:desk.conflict.title')}>
      <p>{say('promotion-desk:conflict')}</p>
      <div className={styles.tools}>
        <Button tone="secondary" onClick={props.onDiscard}>
          {say('promotion-desk:conflict.reload')}
        </Button>
        <Button onClick={props.onKeep}>{say('office:desk.conflict.keep')}</Button>
      </div>
    </Notice>
  );
}
