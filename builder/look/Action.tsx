import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '#ui/kit/class-names.ts';
import styles from './Action.module.css';

export interface ActionProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** `strong`: the one thing to do here. `plain`: beside it. `quiet`: in the text. */
  tone?: 'strong' | 'plain' | 'quiet' | 'danger' | undefined;
  small?: boolean | undefined;
  icon?: ReactNode;
  /** Work is under way: it cannot be pressed again and keeps the focus. */
  pending?: boolean | undefined;
  children: ReactNode;
}

/** A button with words. */
export function Action({
  tone = 'plain',
  small = false,
  icon,
  pending = false,
  onClick,
  children,
  ...rest
}: ActionProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.action, styles[tone], small && styles.small)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}
