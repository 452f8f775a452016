import { useId } from 'react';
import styles from './TextField.module.css';

export interface SelectFieldProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  choices: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  problem?: string | undefined;
  required?: boolean | undefined;
}

/** One of several, by the browser's own control, with the label above. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, label, value, choices, onChange, problem, required = false } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box} data-problem={problem === undefined ? undefined : ''}>
        <select
          id={id}
          name={name}
          value={value}
          required={required}
          className={styles.select}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-hint`}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.value === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {choices.some((choice) => choice.value === value) ? null : (
            <option value={value} disabled hidden>
              {'…'}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
      {problem === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint} data-problem="">
          {problem}
        </p>
      )}
    </div>
  );
}
