import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { cx } from './class-names.ts';
import styles from './Field.module.css';

export interface FieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'id'
> {
  label: string;
  ref?: Ref<HTMLInputElement> | undefined;
  hideLabel?: boolean | undefined;
  /** Below the box: what it is for. */
  hint?: string | undefined;
  /** What is wrong with what was typed. */
  fault?: string | undefined;
  /** Inside the box, before and after the text. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A box to type in, its name above it. */
export function Field(props: FieldProps) {
  const { label, hideLabel = false, hint, fault, before, after, ...rest } = props;
  const id = useId();
  const told = [fault !== undefined && `${id}-fault`, hint !== undefined && `${id}-hint`];
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <span className={styles.box} data-fault={fault === undefined ? undefined : ''}>
        {before}
        <input
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={told.filter(Boolean).join(' ') || undefined}
        />
        {after}
      </span>
      {fault === undefined ? null : (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export interface SelectFieldProps {
  label: string;
  hideLabel?: boolean | undefined;
  value: string;
  /** The first is what stands when nothing is chosen. */
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice from a list, by the browser's own control. */
export function SelectField({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={cx(styles.box, styles.select)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
