import { Anchor, type AnchorProps } from './Anchor.tsx';
import { cx } from './class-names.ts';
import styles from './TextLink.module.css';

/** A link within or next to text. */
export function TextLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={cx(styles.link, className)} />;
}
