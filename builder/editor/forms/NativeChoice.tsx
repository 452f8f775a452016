import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Choice } from '../../registry/choices.ts';
import styles from './controls.module.css';
import { useControlMarks } from './ControlMarks.ts';

export interface NativeChoiceProps {
  id: string;
  /** Empty: none. */
  value: string;
  choices: readonly Choice[];
  /** None may be chosen. */
  optional: boolean;
  disabled?: boolean | undefined;
  onChange: (value: string) => void;
  onBlur?: ((value: string) => void) | undefined;
}

/** The browser's own list: it works with every keyboard, voice and thumb. */
export function NativeChoice(props: NativeChoiceProps) {
  const { id, value, choices, optional, disabled = false, onChange, onBlur } = props;
  const say = useTexts('builder');
  const marks = useControlMarks();
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <select
      {...marks}
      id={id}
      className={styles.select}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => onBlur?.(event.target.value)}
    >
      {optional || value === '' ? <option value="">{say('builder:choice.none')}</option> : null}
      {isKnown ? null : <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
