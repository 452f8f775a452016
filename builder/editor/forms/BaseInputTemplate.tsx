import type { BaseInputTemplateProps } from '@rjsf/utils';
import { cx } from '#ui/kit/class-names.ts';
import styles from './controls.module.css';
import { useControlMarks } from './ControlMarks.ts';

/** A line of text or a number. What is emptied is left out, unless the schema asks for it. */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { id, value, required, disabled, readonly, schema, onChange, onBlur, onFocus } = props;
  const marks = useControlMarks();
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const empty = required === true && !isNumber ? '' : undefined;
  return (
    <input
      {...marks}
      id={id}
      className={cx(styles.input, isNumber && styles.number)}
      type={isNumber ? 'number' : 'text'}
      inputMode={schema.type === 'integer' ? 'numeric' : isNumber ? 'decimal' : 'text'}
      min={schema.minimum}
      max={schema.maximum}
      step={schema.type === 'integer' ? 1 : 'any'}
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
