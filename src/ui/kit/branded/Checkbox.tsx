import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  name: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  problem?: string | undefined;
  required?: boolean | undefined;
}

/** A box to tick, drawn in the brand's shape; the whole line can be pressed. */
export function Checkbox({
  name,
  label,
  checked,
  onChange,
  problem,
  required = false,
}: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.line}>
        <span className={styles.control}>
          <input
            type="checkbox"
            id={id}
            name={name}
            checked={checked}
            required={required}
            className={styles.input}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-hint`}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span className={styles.box}>
            <Icon name="check" size="small" className={styles.tick} />
          </span>
        </span>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-hint`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
