import type { ReactNode } from 'react';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from './HeaderIconLink.module.css';

export interface HeaderIconLinkProps {
  icon: string;
  label: string;
  href: string;
  /** For links that open a dialog over the page. */
  state?: unknown;
  /** On the picture's corner. */
  children?: ReactNode;
}

/** A link that is a picture; its name is read aloud and shown on hover. */
export function HeaderIconLink({ icon, label, href, state, children }: HeaderIconLinkProps) {
  return (
    <Anchor className={styles.link} href={href} state={state} aria-label={label} title={label}>
      <Icon name={icon} />
      {children}
    </Anchor>
  );
}
