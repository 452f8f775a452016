import { useLocation } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from './BackToMembers.module.css';

/** The way back to the list, narrowed as it was left. */
export function BackToMembers() {
  const say = useTexts('office');
  const { state } = useLocation() as { state: unknown };
  return (
    <Anchor href={listAddress(state)} className={styles.back}>
      <Icon name="arrowLeft" size="small" />
      {say('office:members.title')}
    </Anchor>
  );
}

/** The row that led here tells the address of its list. */
function listAddress(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('?') ? `/members${from}` : '/members';
}
