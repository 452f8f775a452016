import MuiCheckbox from '@mui/material/Checkbox';
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
        <MuiCheckbox
          name={name}
          checked={checked}
          required={required}
          onChange={(_event, value) => onChange(value)}
          icon={<span className={styles.box} />}
          checkedIcon={
            <span className={`${styles.box} ${styles.checked}`}>
              <Icon name="check" size="small" />
            </span>
          }
          className={styles.control ?? ''}
          slotProps={{
            input: {
              id,
              'aria-invalid': problem !== undefined,
              'aria-describedby': problem === undefined ? undefined : `${id}-hint`,
            },
          }}
        />
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
