import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import grid from '../FieldGrid.module.css';
import type { TermSpec } from './term-spec.ts';

/** Room for the largest amount with its grouping. */
const MAX_LENGTH = 22;

const DECIMAL: ReadonlySet<TermSpec['unit']> = new Set(['money', 'share', 'seconds']);

export interface TermFieldProps {
  readonly spec: TermSpec;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string | boolean;
  readonly after: string | undefined;
  /** Values of a choice, with their labels. */
  readonly options: readonly { value: string; label: string }[];
  readonly fault: string | undefined;
  /** undefined: it is only looked at. */
  readonly onChange: ((value: string | boolean) => void) | undefined;
}

/** The field of one term, as its unit asks for it. */
export function TermField(props: TermFieldProps) {
  const { spec, label, hint, value, after, options, fault, onChange } = props;
  if (spec.unit === 'switch') {
    return (
      <div className={grid.line}>
        <Switch
          label={label}
          checked={value === true}
          disabled={onChange === undefined}
          onChange={(checked) => onChange?.(checked)}
        >
          {hint === undefined ? null : <p>{hint}</p>}
        </Switch>
      </div>
    );
  }
  const text = String(value);
  if (spec.unit === 'choice') {
    return onChange === undefined ? (
      <Field
        readOnly
        label={label}
        value={options.find((option) => option.value === text)?.label ?? text}
      />
    ) : (
      <SelectField label={label} value={text} options={[...options]} onChange={onChange} />
    );
  }
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      value={text}
      after={after}
      inputMode={DECIMAL.has(spec.unit) ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={MAX_LENGTH}
      readOnly={onChange === undefined}
      fault={fault}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
