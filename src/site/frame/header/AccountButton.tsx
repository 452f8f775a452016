import { Icon } from '#ui/kit/Icon.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import styles from './AccountButton.module.css';
import { MemberIcon } from './MemberIcon.tsx';
import { SITE_MENU_ID } from './site-menu-id.ts';

/** Whose account it is; opens the account's menu. */
export function AccountButton({ label }: { label: string }) {
  const { member } = useSession();
  if (member === null) return null;
  return (
    <button type="button" className={styles.account} popoverTarget={SITE_MENU_ID}>
      <MemberIcon name={member.nickname} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className={styles.name}>{member.nickname}</span>
      <Icon name="caretDown" size="small" />
    </button>
  );
}
