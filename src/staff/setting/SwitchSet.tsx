import { Switch } from '#ui/kit/Switch.tsx';
import styles from './RowFields.module.css';

export interface SwitchSetProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Any number of a few values, kept in the order of the options. */
export function SwitchSet<Value extends string | number>(props: SwitchSetProps<Value>) {
  const { label, options, chosen, onChange } = props;
  const order = options.map(({ value }) => value);
  return (
    <fieldset className={styles.kinds}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Switch
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={(on) =>
            onChange(
              order.filter((value) => (value === option.value ? on : chosen.includes(value))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
