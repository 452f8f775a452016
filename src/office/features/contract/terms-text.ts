import type { ContractTerms, ContractTier } from '#contract/generated/types.ts';
import type { Notation } from '#staff/setting/terms/term-text.ts';
import { formatAmount } from '#staff/values/format-amount.ts';
import { numberFormat } from '#ui/i18n/formatters.ts';
import type { Say } from '#ui/i18n/useTexts.ts';

/** The contract's decimals of a percentage. */
const RATE_DIGITS = 4;

const rateText = (percent: string | null, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: RATE_DIGITS }).format(
    Number(percent ?? '0') / 100,
  );

/** The pay of one tier: a rate, a fixed amount, or the rates on single bets. */
export function tierText(
  say: Say,
  { rate, fixedMicro, winRate, lossRate, singleBetRate }: ContractTier,
  { currency, locale }: Notation,
): string {
  if (fixedMicro !== null) {
    const { figures } = formatAmount(BigInt(fixedMicro), currency, locale);
    return `${figures} ${currency}`;
  }
  if (winRate === null && lossRate === null && singleBetRate === null) {
    return rateText(rate, locale);
  }
  return say('contract-desk:betRates', {
    win: rateText(winRate, locale),
    loss: rateText(lossRate, locale),
    every: rateText(singleBetRate, locale),
  });
}

/** The pay of the first and of the last tier. */
export function termsText(say: Say, { tiers }: ContractTerms, notation: Notation): string {
  const [first, last] = [tiers[0], tiers.at(-1)];
  if (first === undefined || last === undefined) return '–';
  const texts = [first, last].map((tier) => tierText(say, tier, notation));
  return [...new Set(texts)].join(' – ');
}
