import type { BaseInputTemplateProps } from '@rjsf/utils';
import { NumberInput } from '../fields/number/NumberInput.tsx';
import styles from './controls.module.css';
import { useControlMarks } from './ControlMarks.ts';

/** A line of text or a number. What is emptied is left out, unless the schema asks for it. */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { id, value, disabled, readonly, schema, onChange, onBlur, onFocus } = props;
  if (schema.type !== 'number' && schema.type !== 'integer') return <TextInput {...props} />;
  return (
    <NumberInput
      id={id}
      value={value}
      optional
      isWhole={schema.type === 'integer' && (schema.minimum ?? -1) >= 0}
      disabled={disabled}
      readOnly={readonly}
      onWrite={(next) => onChange(next)}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
    />
  );
}

function TextInput(props: BaseInputTemplateProps) {
  const { id, value, required, disabled, readonly, onChange, onBlur, onFocus } = props;
  const marks = useControlMarks();
  const empty = required === true ? '' : undefined;
  return (
    <input
      {...marks}
      id={id}
      className={styles.input}
      type="text"
      inputMode="text"
      value={(value as string | number | undefined) ?? ''}
      disabled={disabled}
      readOnly={readonly}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value === '' ? empty : event.target.value)}
      onBlur={(event) => onBlur(id, event.target.value)}
      onFocus={(event) => onFocus(id, event.target.value)}
    />
  );
}
