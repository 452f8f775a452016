import { Field } from '#ui/kit/Field.tsx';
import { MAX_CODE } from './typed-code.ts';

export interface CodeFieldProps {
  label: string;
  hint?: string | undefined;
  fault: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Only the digits of an app, no recovery code. */
  digitsOnly?: boolean | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, fault, value, onChange, digitsOnly = false, autoFocus = false } = props;
  return (
    <Field
      label={label}
      hint={hint}
      fault={fault}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoFocus={autoFocus}
      inputMode={digitsOnly ? 'numeric' : 'text'}
      spellCheck={false}
      maxLength={MAX_CODE}
      required
    />
  );
}
