import type { ButtonHTMLAttributes } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  icon: string;
  /** Accessible name, also shown on hover. */
  label: string;
}

/** A 44-pixel square with a picture in it. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.iconButton, className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
