import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { MenuBadge } from '../MenuBadge.tsx';
import styles from './MenuButton.module.css';
import { SITE_MENU_ID } from './site-menu-id.ts';

export interface MenuButtonProps {
  /** On wide screens the account's name opens the menu. */
  narrowOnly: boolean;
}

/** Opens the site's menu, before any script has arrived too. */
export function MenuButton({ narrowOnly }: MenuButtonProps) {
  const say = useTexts('shell');
  return (
    <button
      type="button"
      className={styles.button}
      data-narrow-only={narrowOnly || undefined}
      popoverTarget={SITE_MENU_ID}
      aria-label={say('shell:menu')}
    >
      <Icon name="menu" />
      <span className={styles.unread}>
        <MenuBadge of="messages" corner />
      </span>
    </button>
  );
}
