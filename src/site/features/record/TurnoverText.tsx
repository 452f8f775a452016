import type { RoundTurnover } from '#contract/generated/types.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';

export interface TurnoverTextProps {
  turnover: RoundTurnover;
  currency: string;
}

/** How much of a round counted as turnover and for which reward, or why nothing did. */
export function TurnoverText({ turnover, currency }: TurnoverTextProps) {
  const say = useTexts('records');
  const locale = useLocale();
  const money = useMoneyText(currency);
  const { reason, countedMicro, percent, title } = turnover;
  const text = say(`records:turnover.${reason}`, {
    amount: money(countedMicro),
    share: percentText(percent * 100, locale),
  });
  return title === null ? text : `${text} ${say('records:turnover.of', { title })}`;
}
