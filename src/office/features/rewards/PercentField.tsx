import { useState } from 'react';
import { percentText, readPercent } from '#staff/setting/read-figure.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { Field } from '#ui/kit/Field.tsx';

export interface PercentFieldProps {
  label: string;
  /** NaN: none that can be read. */
  basisPoints: number;
  /** The most, in basis points. */
  maximum: number;
  minimum?: number;
  readOnly?: boolean | undefined;
  onChange: (basisPoints: number) => void;
}

const BASIS_POINTS_PER_PERCENT = 100;

/** A percentage of at most two decimals. What cannot be read is given on as NaN, and stays as typed. */
export function PercentField(props: PercentFieldProps) {
  const { label, basisPoints, maximum, minimum = 0, readOnly = false, onChange } = props;
  const locale = useOfficeLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    const { value, fault } = readPercent(text, locale);
    if (value === null) return { value, fault };
    const limit = value > maximum ? maximum : value < minimum ? minimum : null;
    if (limit === null) return { value, fault: null };
    const code = value > maximum ? 'maximum' : 'minimum';
    return { value: null, fault: { code, params: { limit: limit / BASIS_POINTS_PER_PERCENT } } };
  };
  const shown = typed ?? (Number.isNaN(basisPoints) ? '' : percentText(basisPoints, locale));
  const { fault } = read(shown);
  const faultText = useFaultText(fault === null ? [] : [{ pointer: '', ...fault }])('');
  return (
    <Field
      label={label}
      value={shown}
      after="%"
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      readOnly={readOnly}
      fault={faultText}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value).value ?? Number.NaN);
      }}
    />
  );
}
