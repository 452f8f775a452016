import { useState } from 'react';
import type { SportsBet } from '#contract/generated/types.ts';
import { currencyDigits, formatMicro } from '#domain/money/format-micro.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './Slip.module.css';

export interface AutoCashOutProps {
  bet: SportsBet;
  onChanged: () => void;
}

/** The amount at which a bet is cashed out by itself. */
export function AutoCashOut({ bet, onChanged }: AutoCashOutProps) {
  const { betId, currency, autoCashOutMicro: target } = bet;
  const say = useTexts('sports');
  const locale = useLocale();
  const problemText = useProblemText();
  const command = useCommand('setSportsAutoCashOut');
  const [text, setText] = useState('');
  const amount = parseAmount(text, currencyDigits(currency), decimalSign(locale));
  const isGiven = amount !== null && amount > 0n;
  const set = async (targetMicro: string | null): Promise<void> => {
    const outcome = await command.run({ params: { betId }, body: { targetMicro } });
    if (outcome.ok) onChanged();
  };
  return (
    <details className={styles.auto} open={target !== null}>
      <summary>{say('sports:auto.title')}</summary>
      {target === null ? (
        <form
          className={styles.row}
          onSubmit={(event) => {
            event.preventDefault();
            if (isGiven) void set(String(amount));
          }}
        >
          <Field
            label={say('sports:auto.target')}
            inputMode="decimal"
            value={text}
            after={currency}
            maxLength={16}
            onChange={(event) => setText(event.target.value)}
            {...(text !== '' && !isGiven && { fault: say('sports:slip.stakeFault') })}
          />
          <Button type="submit" size="small" pending={command.pending} aria-disabled={!isGiven}>
            {say('sports:auto.set')}
          </Button>
        </form>
      ) : (
        <p className={styles.row}>
          {say('sports:auto.at', { amount: formatMicro(BigInt(target), currency, locale) })}
          <Button
            size="small"
            tone="quiet"
            pending={command.pending}
            onClick={() => void set(null)}
          >
            {say('sports:auto.stop')}
          </Button>
        </p>
      )}
      {command.problem === null ? null : (
        <Notice tone="problem">{problemText(command.problem)}</Notice>
      )}
    </details>
  );
}
