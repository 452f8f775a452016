import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Segments.module.css';

export interface Segment<Value extends string> {
  value: Value;
  /** Shown, or read out when there is a picture. */
  label: string;
  /** A name of the kit's icons, or a picture. */
  icon?: ReactNode;
}

export interface SegmentsProps<Value extends string> {
  /** What is chosen; read out before the choices. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few, all in sight. Arrow keys walk through it, as radio buttons do. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.label}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {typeof option.icon === 'string' ? <Icon name={option.icon} size="small" /> : option.icon}
          <span className={option.icon === undefined ? undefined : 'visually-hidden'}>
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
