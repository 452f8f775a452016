import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps {
  /** Lets the caller find the field; made up when left out. */
  id?: string | undefined;
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** As many lines of text; left out: one, that cannot be broken. */
  rows?: number | undefined;
  type?: 'text' | 'password' | 'email' | 'tel' | 'date' | undefined;
  /** The problem is shown under the field, and read with it. */
  problem?: string | undefined;
  /** Help is shown under the field unless there is a problem. */
  help?: ReactNode;
  required?: boolean | undefined;
  /** Fields that may stay empty say so. */
  optional?: boolean | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  autoFocus?: boolean | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  /** Shown before the value: a currency, a dialling code. */
  prefix?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | Ref<HTMLTextAreaElement> | undefined;
}

/** A field with its label above it. Passwords can be looked at. */
export function TextField(props: TextFieldProps) {
  const { label, problem, rows, optional = false, type = 'text', prefix } = props;
  const say = useTexts('ui');
  const made = useId();
  const id = props.id ?? made;
  const [shown, setShown] = useState(false);
  const hint = problem ?? props.help;
  const isPassword = type === 'password';
  const attributes = {
    id,
    name: props.name,
    value: props.value,
    placeholder: props.placeholder ?? '',
    autoComplete: props.autoComplete ?? 'off',
    autoFocus: props.autoFocus ?? false,
    maxLength: props.maxLength,
    inputMode: props.inputMode,
    required: props.required ?? false,
    disabled: props.disabled ?? false,
    'aria-invalid': problem !== undefined,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
    onBlur: () => props.onBlur?.(),
    ...(isPassword || type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {}),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}>{say('ui:optional')}</span> : null}
      </label>
      <div className={styles.box} data-problem={problem === undefined ? undefined : ''}>
        {prefix === undefined ? null : <span className={styles.prefix}>{prefix}</span>}
        {rows === undefined ? (
          <input
            {...attributes}
            ref={props.inputRef as Ref<HTMLInputElement>}
            type={isPassword && shown ? 'text' : type}
            className={styles.input}
          />
        ) : (
          <textarea
            {...attributes}
            ref={props.inputRef as Ref<HTMLTextAreaElement>}
            rows={rows}
            className={cx(styles.input, styles.lines)}
          />
        )}
        {isPassword ? (
          <button
            type="button"
            className={styles.eye}
            aria-label={say(shown ? 'ui:hidePassword' : 'ui:showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        ) : null}
      </div>
      {hint === undefined ? null : (
        <div
          id={`${id}-hint`}
          className={styles.hint}
          data-problem={problem === undefined ? undefined : ''}
        >
          {problem === undefined ? null : (
            <Icon name="warning" size="small" className={styles.mark} />
          )}
          {hint}
        </div>
      )}
    </div>
  );
}
