import { useState } from 'react';
import { currencyExponent, isCurrency } from '#domain/money/currency.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { Field } from '#ui/kit/Field.tsx';
import { formatAmount } from '../values/format-amount.ts';
import { useOfficeLocale } from '../values/useOfficeLocale.ts';

export interface AmountFieldProps {
  label: string;
  hint?: string;
  currency: string;
  /** Micro-units; empty: none that can be read. */
  micro: string;
  readOnly?: boolean;
  fault?: string | undefined;
  onChange: (micro: string) => void;
}

/** Room for the largest amount with its grouping. */
const MAX_LENGTH = 22;

/** An amount in the reader's own figures. What cannot be read is given on as empty, and stays as typed. */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, currency, micro, readOnly = false, fault, onChange } = props;
  const locale = useOfficeLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const digits = isCurrency(currency) ? currencyExponent(currency) : 2;
  const shown = micro === '' ? '' : formatAmount(BigInt(micro), currency, locale).figures;
  return (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      value={typed ?? shown}
      after={currency}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX_LENGTH}
      readOnly={readOnly}
      fault={fault}
      onChange={({ target }) => {
        setTyped(target.value);
        const amount = parseAmount(target.value, digits, decimalSign(locale));
        onChange(amount === null || amount < 0n ? '' : String(amount));
      }}
    />
  );
}
