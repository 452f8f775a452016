import Tooltip from '@mui/material/Tooltip';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '#ui/kit/class-names.ts';
import styles from './IconAction.module.css';

export interface IconActionProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children'
> {
  /** What it does: for voices, and on hover. */
  label: string;
  icon: ReactNode;
  /** Beside the label in the tooltip, for example a shortcut. */
  hint?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  /** Smaller, within rows; the target stays 28 pixels. */
  small?: boolean | undefined;
}

/** A button with a picture only. One that cannot be pressed now stays in reach and says why it is there. */
export function IconAction({
  label,
  icon,
  hint,
  small = false,
  disabled = false,
  onClick,
  ...rest
}: IconActionProps) {
  return (
    <Tooltip title={hint === undefined ? label : `${label} · ${hint}`}>
      <button
        type="button"
        {...rest}
        className={cx(styles.button, small && styles.small)}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={(event) => {
          if (disabled) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
