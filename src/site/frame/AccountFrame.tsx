import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { MuiRoot } from '#ui/theme/MuiRoot.tsx';
import { MenuBadge } from './MenuBadge.tsx';
import { isOverlayScreen } from './overlay-location.ts';
import { useOverlayState } from './useOverlayState.ts';
import styles from './AccountFrame.module.css';

export interface AccountFrameProps {
  title: string;
  /** What belongs beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The member centre around one of its pages: its menu, the page's name, the way out. */
export function AccountFrame({ title, action, children }: AccountFrameProps) {
  const { memberCentre } = useSitePlan();
  const say = useTexts('shell');
  const label = useLabel();
  const point = usePointer();
  const overlay = useOverlayState();
  const { pathname } = useLocation();
  return (
    <div className={`page ${styles.centre}`}>
      <nav className={styles.menu} aria-label={say('shell:memberCentre')}>
        <ul className={styles.list}>
          {memberCentre.map((item) => (
            <li key={item.id} {...point(item)}>
              <Anchor
                className={styles.link}
                href={item.href}
                state={isOverlayScreen(item.screen) ? overlay : undefined}
                aria-current={item.href === pathname ? 'page' : undefined}
              >
                <Icon name={item.icon} />
                {label(item.label)}
                <MenuBadge of={item.badge} />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        <div className={styles.head}>
          <h1 className={`display ${styles.title}`}>{title}</h1>
          {action}
          <Anchor className={styles.close} href="/" aria-label={say('shell:closeCentre')}>
            <Icon name="close" />
          </Anchor>
        </div>
        <MuiRoot>{children}</MuiRoot>
      </div>
    </div>
  );
}
