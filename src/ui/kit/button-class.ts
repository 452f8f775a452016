import { cx } from './class-names.ts';
import styles from './Button.module.css';

export interface ButtonLook {
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'onArt' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as what holds it. */
  wide?: boolean | undefined;
}

/** The classes of anything that looks like a button, be it one or a link. */
export function buttonClass({
  tone = 'primary',
  size = 'medium',
  wide = false,
}: ButtonLook): string {
  return cx(styles.button, styles[tone], styles[size], wide && styles.wide);
}
