import { type ReactNode, useId } from 'react';
import styles from './Switch.module.css';
import { SwitchInput } from './SwitchInput.tsx';

export interface SwitchProps {
  label: string;
  /** Shown instead of the label where the words are elsewhere. */
  hideLabel?: boolean | undefined;
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
  /** Below the label: what it does. */
  children?: ReactNode;
}

/** On or off; the whole line can be pressed. */
export function Switch({
  label,
  hideLabel = false,
  checked,
  disabled = false,
  onChange,
  children,
}: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label className={styles.line}>
        <SwitchInput
          checked={checked}
          disabled={disabled}
          aria-describedby={children === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={hideLabel ? 'visually-hidden' : styles.label}>{label}</span>
      </label>
      {children === undefined ? null : (
        <div id={id} className={styles.more}>
          {children}
        </div>
      )}
    </div>
  );
}
