import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Icon } from '../Icon.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps {
  /** For whoever has to find the field; made up when left out. */
  id?: string | undefined;
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** As many lines of text; left out: one, that cannot be broken. */
  rows?: number | undefined;
  type?: 'text' | 'password' | 'email' | 'tel' | 'date' | undefined;
  /** What is wrong with it; stands under the field and is read with it. */
  problem?: string | undefined;
  /** What helps to fill it in; gives way to a problem. */
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
  /** Stands before the value: a currency, a dialling code. */
  prefix?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | Ref<HTMLTextAreaElement> | undefined;
}

/** A field with its label above it. Passwords can be looked at. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    value,
    problem,
    help,
    rows,
    optional = false,
    type = 'text',
    prefix,
  } = props;
  const say = useTexts('ui');
  const made = useId();
  const id = props.id ?? made;
  const [shown, setShown] = useState(false);
  const hint = problem ?? help;
  const isPassword = type === 'password';
  const attributes: OutlinedInputProps['inputProps'] = {
    maxLength: props.maxLength,
    inputMode: props.inputMode,
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    ...(rows === undefined ? {} : { rows, type: undefined, className: styles.lines }),
    ...(isPassword || type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {}),
  };
  return (
    <FormControl
      fullWidth
      error={problem !== undefined}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}>{say('ui:optional')}</span> : null}
      </label>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        type={isPassword && shown ? 'text' : type}
        placeholder={props.placeholder ?? ''}
        autoComplete={props.autoComplete ?? 'off'}
        autoFocus={props.autoFocus ?? false}
        inputRef={props.inputRef}
        notched={false}
        {...(rows === undefined
          ? {}
          : { inputComponent: 'textarea', className: styles.sheet ?? '' })}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={() => props.onBlur?.()}
        slotProps={{ input: attributes }}
        startAdornment={
          prefix === undefined ? null : <span className={styles.prefix}>{prefix}</span>
        }
        endAdornment={
          isPassword ? (
            <button
              type="button"
              className={styles.eye}
              aria-label={say(shown ? 'ui:hidePassword' : 'ui:showPassword')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'eyeOff' : 'eye'} />
            </button>
          ) : null
        }
      />
      {hint === undefined ? null : (
        <FormHelperText id={`${id}-hint`} component="div">
          {problem === undefined ? null : (
            <Icon name="warning" size="small" className={styles.mark} />
          )}
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
