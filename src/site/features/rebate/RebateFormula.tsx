import type { RebateLine } from '#contract/generated/types.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';

/** How an amount came about, in numbers. */
export function RebateFormula({ line }: { line: RebateLine }) {
  const say = useTexts('rebate');
  const locale = useLocale();
  const money = useMoneyText(line.currency);
  const { kind, baseMicro, rateBasisPoints, amountMicro } = line;
  return say(`rebate:formula.${kind}`, {
    base: money(baseMicro),
    rate: percentText(rateBasisPoints, locale),
    amount: money(amountMicro),
  });
}
