import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './Button.module.css';

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Work is under way: further presses do nothing, and focus stays where it is. */
  pending?: boolean | undefined;
  children: ReactNode;
}

/** A button in the brand's shape, 44 or 52 pixels high. */
export function Button({
  tone,
  size,
  wide,
  pending = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ tone, size, wide })}
      aria-disabled={pending || rest['aria-disabled']}
      data-pending={pending || undefined}
      onClick={(event) => {
        if (!pending) onClick?.(event);
        // A submit button that is already at work must not submit again.
        else event.preventDefault();
      }}
    >
      {pending ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
