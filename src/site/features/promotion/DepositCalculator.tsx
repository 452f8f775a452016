import { useState } from 'react';
import type { Promotion } from '#contract/generated/types.ts';
import { netEffect } from '#domain/promotion/net-effect.ts';
import { currencyDigits, currencySymbol, decimalText } from '#domain/money/format-micro.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { NetEffectFigures } from './NetEffectFigures.tsx';
import styles from './PromotionPage.module.css';

/** What a deposit of any amount would bring and oblige to. */
export function DepositCalculator({ promotion }: { promotion: Promotion }) {
  const say = useTexts('promotion');
  const locale = useLocale();
  const { currency, trigger } = promotion;
  const digits = currencyDigits(currency);
  const least = BigInt(trigger.minDepositMicro);
  const [typed, setTyped] = useState(() =>
    decimalText(least > 0n ? least : 100_000_000n, digits).replace(/\.0+$/, ''),
  );
  const amount = parseAmount(typed, digits, decimalSign(locale));
  return (
    <Card as="section" className={styles.form} aria-labelledby="promotion-calculator">
      <h2 id="promotion-calculator" className={styles.heading}>
        {say('promotion:calculator')}
      </h2>
      <TextField
        id="promotion-amount"
        name="amount"
        label={say('promotion:calculator.amount')}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        prefix={currencySymbol(currency, locale)}
        maxLength={18}
        problem={amount === null && typed !== '' ? say('promotion:calculator.none') : undefined}
      />
      {amount === null ? null : (
        <NetEffectFigures
          effect={netEffect(promotion, amount, currency)}
          reward={promotion.reward}
          minDepositMicro={least}
          currency={currency}
        />
      )}
    </Card>
  );
}
