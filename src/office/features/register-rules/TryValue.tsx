import { useState } from 'react';
import type { RegisterRule } from '#contract/generated/types.ts';
import { checkFieldValue } from '#domain/registration/check-field-value.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import styles from './TryValue.module.css';

/** A value as a player might type it, and what they would be told. */
export function TryValue({ rule }: { rule: RegisterRule }) {
  const say = useTexts('office', 'pattern');
  const [value, setValue] = useState('');
  const fault = value === '' ? null : checkFieldValue(rule, value);
  return (
    <div className={styles.try}>
      <Field
        label={say('office:rules.try')}
        value={value}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        fault={fault === null ? undefined : say(fault.messageKey, fault.params)}
        onChange={(event) => setValue(event.target.value)}
      />
      <p className={styles.good} role="status">
        {value !== '' && fault === null ? say('office:rules.fits') : ''}
      </p>
    </div>
  );
}
