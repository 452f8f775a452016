import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './Downlines.module.css';

/** Whether an account is online: filled or hollow, and in words for assistive technology. */
export function OnlineDot({ isOnline }: { isOnline: boolean }) {
  const say = useTexts('agent');
  const words = say(isOnline ? 'agent:online' : 'agent:offline');
  return (
    <span className={styles.dot} data-online={isOnline || undefined} title={words}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
