import type { Label } from '#brand/site-plan.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Words } from '#ui/i18n/Words.tsx';
import styles from './RailLink.module.css';
import { scrollToTop } from './scroll-to-top.ts';

export interface RailLinkProps {
  href: string;
  icon: string;
  label: Label;
  current?: boolean;
  newTab?: boolean;
  callWindow?: boolean;
}

/** A picture with its word beneath it. */
export function RailLink(props: RailLinkProps) {
  const { href, icon, label, current = false, newTab = false, callWindow = false } = props;
  return (
    <Anchor
      className={styles.link}
      href={href}
      newTab={newTab}
      callWindow={callWindow}
      aria-current={current ? 'page' : undefined}
      onClick={current && !newTab ? scrollToTop : undefined}
    >
      <Icon name={icon} />
      <span>
        <Words of={label} />
      </span>
    </Anchor>
  );
}
