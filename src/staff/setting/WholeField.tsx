import { useState } from 'react';
import { type Bounds, readWhole } from './read-figure.ts';
import { useFaultText } from './useFaultText.ts';
import { Field } from '#ui/kit/Field.tsx';

export interface WholeFieldProps {
  label: string;
  hint?: string | undefined;
  /** NaN: none that can be read. */
  value: number;
  bounds: Bounds;
  after?: string | undefined;
  readOnly?: boolean | undefined;
  fault?: string | undefined;
  onChange: (value: number) => void;
}

/** A whole number. What cannot be read is given on as NaN, and stays as typed. */
export function WholeField(props: WholeFieldProps) {
  const { label, hint, value, bounds, after, readOnly = false, fault, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (Number.isNaN(value) ? '' : String(value));
  const reading = readWhole(shown, bounds);
  const own = useFaultText(reading.fault === null ? [] : [{ pointer: '', ...reading.fault }])('');
  return (
    <Field
      label={label}
      hint={hint}
      value={shown}
      after={after}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      readOnly={readOnly}
      fault={own ?? fault}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readWhole(target.value, bounds).value ?? Number.NaN);
      }}
    />
  );
}
