import { currencyDigits, currencySymbol } from '#domain/money/format-micro.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { TextField } from '#ui/kit/branded/TextField.tsx';

export interface AmountFieldProps {
  currency: string;
  typed: string;
  onType: (typed: string) => void;
  help?: string | undefined;
  problem?: string | undefined;
}

/** An amount in the reader's notation. */
export function AmountField({ currency, typed, onType, help, problem }: AmountFieldProps) {
  const say = useTexts('agent');
  const locale = useLocale();
  return (
    <TextField
      name="amount"
      label={say('agent:amount')}
      value={typed}
      onChange={onType}
      inputMode="decimal"
      prefix={currencySymbol(currency, locale)}
      maxLength={18}
      required
      problem={problem}
      help={help}
    />
  );
}

/** Reads a typed amount; null when it is not one above zero. */
export function useReadAmount(currency: string): (typed: string) => bigint | null {
  const locale = useLocale();
  return (typed) => {
    const micro = parseAmount(typed, currencyDigits(currency), decimalSign(locale));
    return micro === null || micro <= 0n ? null : micro;
  };
}
