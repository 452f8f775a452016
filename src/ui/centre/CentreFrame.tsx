import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '#brand/site-plan.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { Anchor } from '../kit/Anchor.tsx';
import { Icon } from '../kit/Icon.tsx';
import { usePointer } from '../plan/usePointer.ts';
import styles from './CentreFrame.module.css';

export interface CentreFrameProps {
  title: string;
  /** Shown next to the title. */
  action?: ReactNode;
  menu: readonly MenuItem[];
  menuLabel: string;
  /** Router state of a link. */
  stateOf: (item: MenuItem) => unknown;
  /** Shown behind an entry's name. */
  badgeOf?: (item: MenuItem) => ReactNode;
  closeLabel: string;
  /** In a dialog, which has a heading and a close button. */
  isPopup?: boolean;
  children: ReactNode;
}

/** A centre around one of its pages: its menu, the page's name, the way out. */
export function CentreFrame(props: CentreFrameProps) {
  const { title, action, menu, menuLabel, stateOf, badgeOf, closeLabel, isPopup = false } = props;
  const label = useLabel();
  const point = usePointer();
  const { pathname } = useLocation();
  const Title = isPopup ? 'h3' : 'h1';
  return (
    <div className={isPopup ? styles.centre : `page ${styles.centre}`}>
      <nav className={styles.menu} aria-label={menuLabel}>
        <ul className={styles.list}>
          {menu.map((item) => (
            <li key={item.id} {...point(item)}>
              <Anchor
                className={styles.link}
                href={item.href}
                state={stateOf(item)}
                aria-current={item.href === pathname ? 'page' : undefined}
              >
                <Icon name={item.icon} />
                {label(item.label)}
                {badgeOf?.(item)}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        <div className={styles.head}>
          <Title className={`display ${styles.title}`}>{title}</Title>
          {action}
          {isPopup ? null : (
            <Anchor className={styles.close} href="/" aria-label={closeLabel}>
              <Icon name="close" />
            </Anchor>
          )}
        </div>
        {props.children}
      </div>
    </div>
  );
}
