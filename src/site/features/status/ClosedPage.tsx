import type { ReactNode } from 'react';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Words } from '#ui/i18n/Words.tsx';
import { helpLinks } from '../../frame/help-links.ts';
import { Logo } from '../../frame/Logo.tsx';
import styles from './ClosedPage.module.css';

export interface ClosedPageProps {
  icon: string;
  title: string;
  /** Why, and what can be done. */
  children: ReactNode;
  action?: ReactNode;
}

/** A site that is closed: who it is, why, and whom to ask. */
export function ClosedPage({ icon, title, children, action }: ClosedPageProps) {
  const plan = useSitePlan();
  return (
    <main id="main" className={styles.closed}>
      <div className={styles.logo}>
        <Logo />
      </div>
      <div className={styles.panel}>
        <span className={styles.disc}>
          <Icon name={icon} size="large" />
        </span>
        <h1 className={`display ${styles.title}`}>{title}</h1>
        <div className={styles.words}>{children}</div>
        <div className={styles.actions}>
          {action}
          {helpLinks(plan).map((link) => (
            <ButtonLink
              key={link.id}
              tone="secondary"
              href={link.href}
              newTab={link.newTab}
              callWindow={link.callWindow}
            >
              <Icon name={link.icon} size="small" />
              <Words of={link.label} />
            </ButtonLink>
          ))}
        </div>
      </div>
    </main>
  );
}
