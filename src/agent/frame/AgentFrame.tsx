import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { usePointer } from '#ui/plan/usePointer.ts';
import { MuiRoot } from '#ui/theme/MuiRoot.tsx';
import styles from './AgentFrame.module.css';

export interface AgentFrameProps {
  title: string;
  /** Shown next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The agent centre around one of its pages. Links keep the router state: it may be a popup. */
export function AgentFrame({ title, action, children }: AgentFrameProps) {
  const { agentCentre } = useSitePlan();
  const say = useTexts('agent');
  const label = useLabel();
  const point = usePointer();
  const { pathname, state } = useLocation();
  const isPopup = (state as { background?: unknown } | null)?.background !== undefined;
  const Title = isPopup ? 'h3' : 'h1';
  return (
    <div className={isPopup ? styles.centre : `page ${styles.centre}`}>
      <nav className={styles.menu} aria-label={say('agent:centre')}>
        <ul className={styles.list}>
          {agentCentre.map((item) => (
            <li key={item.id} {...point(item)}>
              <Anchor
                className={styles.link}
                href={item.href}
                state={state}
                aria-current={item.href === pathname ? 'page' : undefined}
              >
                <Icon name={item.icon} />
                {label(item.label)}
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
            <Anchor className={styles.close} href="/" aria-label={say('agent:centre.close')}>
              <Icon name="close" />
            </Anchor>
          )}
        </div>
        <MuiRoot>{children}</MuiRoot>
      </div>
    </div>
  );
}
