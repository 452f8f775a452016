import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  fault: string | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  /** It is chosen here, not known yet. */
  isNew?: boolean | undefined;
}

/** The password of a staff account, readable on request. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, fault, autoFocus = false, isNew = false } = props;
  const say = useTexts('staff', 'ui');
  const [visible, setVisible] = useState(false);
  return (
    <Field
      label={say('staff:password')}
      data-focus-first=""
      fault={fault}
      type={visible ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoFocus={autoFocus}
      spellCheck={false}
      maxLength={128}
      required
      after={
        <IconButton
          className={styles.eye}
          icon={visible ? 'eyeOff' : 'eye'}
          label={visible ? say('ui:hidePassword') : say('ui:showPassword')}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
