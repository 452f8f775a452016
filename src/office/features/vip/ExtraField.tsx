import { useState } from 'react';
import { percentText, readPercent } from '#staff/setting/read-figure.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { Field } from '#ui/kit/Field.tsx';
import { MAX_EXTRA_BASIS_POINTS } from './level-draft.ts';

export interface ExtraFieldProps {
  label: string;
  hint: string;
  /** NaN: the figure cannot be read. */
  basisPoints: number;
  readOnly: boolean;
  onChange: (basisPoints: number) => void;
}

/** Basis points as a percentage. Unreadable figures are passed on as NaN, and stay as typed. */
export function ExtraField(props: ExtraFieldProps) {
  const { label, hint, basisPoints, readOnly, onChange } = props;
  const locale = useOfficeLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (Number.isNaN(basisPoints) ? '' : percentText(basisPoints, locale));
  const { fault } = readExtra(shown, locale);
  const faultAt = useFaultText(fault === null ? [] : [{ pointer: '', ...fault }]);
  return (
    <Field
      label={label}
      hint={hint}
      value={shown}
      after="%"
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      readOnly={readOnly}
      fault={faultAt('')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readExtra(target.value, locale).value ?? Number.NaN);
      }}
    />
  );
}

function readExtra(typed: string, locale: string): ReturnType<typeof readPercent> {
  const read = readPercent(typed, locale);
  if (read.value === null) return read;
  return read.value > MAX_EXTRA_BASIS_POINTS
    ? { value: null, fault: { code: 'maximum', params: { limit: MAX_EXTRA_BASIS_POINTS / 100 } } }
    : read;
}
