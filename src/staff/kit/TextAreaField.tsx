import { useId } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './TextAreaField.module.css';

export interface TextAreaFieldProps {
  label: string;
  hint: string;
  /** Names what is wrong with the text. */
  fault?: string | undefined;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** Room for some sentences, and how many letters are left. */
export function TextAreaField({
  label,
  hint,
  fault,
  value,
  maxLength,
  onChange,
}: TextAreaFieldProps) {
  const say = useTexts('office');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={3}
        value={value}
        maxLength={maxLength}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? `${id}-hint` : `${id}-fault ${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault === undefined ? null : (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        <span>{hint}</span>
        <span className={styles.count}>
          <span aria-hidden="true">
            {value.length} / {maxLength}
          </span>
          <span className="visually-hidden">
            {say('office:lettersLeft', { count: maxLength - value.length })}
          </span>
        </span>
      </p>
    </div>
  );
}
