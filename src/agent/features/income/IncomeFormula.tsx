import type { IncomeLine } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import styles from './IncomeFormula.module.css';

export interface IncomeFormulaProps {
  line: IncomeLine;
  currency: string;
}

/** How an amount came about, in words and in numbers. */
export function IncomeFormula({ line, currency }: IncomeFormulaProps) {
  const say = useTexts('agent');
  const locale = useLocale();
  const { basis, agentValue, downlineValue, rateBasisPoints, baseMicro, amountMicro } = line;
  const money = (micro: string): string => formatMicro(BigInt(micro), currency, locale);
  const value = (one: number): string =>
    basis === 'series' ? String(one) : percentText(one, locale);
  return (
    <span className={styles.formula}>
      <span className={styles.words}>{say(`agent:income.words.${basis}`)}</span>
      <span className={styles.numbers}>
        {say(`agent:income.numbers.${basis}`, {
          base: money(baseMicro),
          own: value(agentValue),
          downline: value(downlineValue),
          rate: percentText(rateBasisPoints, locale),
          amount: money(amountMicro),
        })}
      </span>
    </span>
  );
}
