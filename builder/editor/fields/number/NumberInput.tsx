import { useId } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import { useControlMarks } from '../../forms/ControlMarks.ts';
import controls from '../../forms/controls.module.css';
import problems from '../../forms/FieldProblems.module.css';
import { useNumberText } from './useNumberText.ts';

export interface NumberInputProps {
  id?: string | undefined;
  value: unknown;
  /** An empty field removes the value. */
  optional: boolean;
  isWhole?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onWrite: (value: number | undefined) => void;
  onFocus?: (() => void) | undefined;
  onBlur: () => void;
}

/**
 * A number with a decimal point or comma. A text field, since a browser's number field hides from
 * the page what it cannot read.
 */
export function NumberInput(props: NumberInputProps) {
  const {
    id,
    value,
    optional,
    isWhole = false,
    disabled,
    readOnly,
    onWrite,
    onFocus,
    onBlur,
  } = props;
  const say = useTexts('builder');
  const faultId = useId();
  const marks = useControlMarks();
  const { text, isUnreadable, type, settle } = useNumberText({ value, optional, onWrite });
  return (
    <>
      <input
        id={id}
        aria-invalid={isUnreadable || marks['aria-invalid']}
        aria-describedby={cx(marks['aria-describedby'], isUnreadable && faultId) || undefined}
        className={cx(controls.input, controls.number)}
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        value={text}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => type(event.target.value)}
        onFocus={onFocus}
        onBlur={() => {
          settle();
          onBlur();
        }}
      />
      {isUnreadable ? (
        <span id={faultId} className={problems.problem} data-severity="error" aria-live="polite">
          {say('builder:fault.number')}
        </span>
      ) : null}
    </>
  );
}
