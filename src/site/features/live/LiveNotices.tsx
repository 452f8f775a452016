import { useLocation } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { findRoute } from '../../frame/find-route.ts';
import styles from './LiveNotices.module.css';
import { useDepositNotices } from './useDepositNotices.ts';
import { useEndingNotice } from './useEndingNotice.ts';
import { useMessageNotices } from './useMessageNotices.ts';
import { useNoticeQueue } from './useNoticeQueue.ts';
import { useSiteChanges } from './useSiteChanges.ts';

/**
 * What happens elsewhere, said quietly: one notice at a time, read out once. None stands over a game;
 * what came meanwhile is shown after it.
 */
export function LiveNotices() {
  const say = useTexts('live');
  const plan = useSitePlan();
  const { pathname } = useLocation();
  const isPlaying = findRoute(plan, pathname)?.screen === 'game';
  const { shown, add, close } = useNoticeQueue(isPlaying);
  useSiteChanges();
  useDepositNotices(add);
  useMessageNotices(add);
  useEndingNotice(add, close);
  return (
    <div className={styles.place} role="status">
      {shown === null ? null : (
        <div className={styles.notice} key={shown.id}>
          <Icon name={shown.icon} />
          <p className={styles.text}>{shown.text}</p>
          {shown.action === undefined ? null : 'href' in shown.action ? (
            <Anchor className={styles.link} href={shown.action.href} onClick={close}>
              {shown.action.label}
            </Anchor>
          ) : (
            <Button tone="secondary" size="small" onClick={shown.action.run}>
              {shown.action.label}
            </Button>
          )}
          <IconButton icon="close" label={say('live:close')} onClick={close} />
        </div>
      )}
    </div>
  );
}
