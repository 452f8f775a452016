import type { DepositChannel } from '#contract/generated/types.ts';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import {
  currencyDigits,
  currencySymbol,
  decimalText,
  formatMicro,
} from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { BoundProblem } from './amount-bounds.ts';
import styles from './AmountField.module.css';

export interface AmountFieldProps {
  channel: DepositChannel;
  typed: string;
  onType: (typed: string) => void;
  /** The server's words, or which bound is broken. */
  problem: string | { bound: BoundProblem } | undefined;
}

/** How much: a touch for the usual amounts, or any other within the channel's bounds. */
export function AmountField({ channel, typed, onType, problem }: AmountFieldProps) {
  const say = useTexts('deposit');
  const locale = useLocale();
  const money = (micro: string) => formatMicro(BigInt(micro), channel.currency, locale);
  const plain = (micro: string) =>
    trimmed(decimalText(BigInt(micro), currencyDigits(channel.currency)));
  const bounds = { min: money(channel.minAmountMicro), max: money(channel.maxAmountMicro) };
  const words =
    typeof problem === 'object' ? say(`deposit:amount.${problem.bound}`, bounds) : problem;
  return (
    <div className={styles.amount}>
      <TextField
        id="deposit-amount"
        name="amount"
        label={say('deposit:amount')}
        value={typed}
        onChange={onType}
        inputMode="decimal"
        prefix={currencySymbol(channel.currency, locale)}
        maxLength={18}
        required
        problem={words}
        help={say('deposit:limits', bounds)}
      />
      {channel.suggestedAmountsMicro.length === 0 ? null : (
        <div className={styles.chips} role="group" aria-label={say('deposit:suggested')}>
          {channel.suggestedAmountsMicro.map((micro) => (
            <button
              key={micro}
              type="button"
              className={`tabular ${styles.chip}`}
              aria-pressed={typed === plain(micro)}
              onClick={() => onType(plain(micro))}
            >
              {money(micro)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** 50.00 as 50: what somebody would type. */
function trimmed(decimal: string): string {
  return decimal.replace(/\.0+$/, '');
}
