import type { WordsIn } from '#ui/i18n/useWordsIn.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from './RailLink.module.css';

export interface RailLinkProps {
  href: string;
  icon: string;
  label: string;
  /** Of the label's language. */
  words?: WordsIn;
  current?: boolean;
  newTab?: boolean;
  callWindow?: boolean;
}

/** A picture with its word beneath it. */
export function RailLink(props: RailLinkProps) {
  const { href, icon, label, words, current = false, newTab = false, callWindow = false } = props;
  return (
    <Anchor
      className={styles.link}
      href={href}
      newTab={newTab}
      callWindow={callWindow}
      aria-current={current ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span {...words}>{label}</span>
    </Anchor>
  );
}
