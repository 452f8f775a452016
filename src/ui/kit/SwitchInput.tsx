import type { InputHTMLAttributes } from 'react';
import styles from './SwitchInput.module.css';

export type SwitchInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'role' | 'className'
>;

/** The bare switch; the label is the caller's. */
export function SwitchInput(props: SwitchInputProps) {
  // A checkbox says by itself whether it is checked; aria-checked beside it is forbidden.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  return <input {...props} type="checkbox" role="switch" className={styles.input} />;
}
