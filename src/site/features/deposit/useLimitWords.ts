import type { ProblemError } from '#contract/problem-error.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Adds to the text of a refused deposit when the amount fits the player's own limits again. */
export function useLimitWords(problem: ProblemError | null): (words: string) => string {
  const say = useTexts('deposit');
  const locale = useLocale();
  if (problem?.code !== 'DEPOSIT_LIMIT_REACHED') return (words) => words;
  const from = (problem.value as { from: string | null } | null)?.from ?? null;
  if (from === null) return (words) => words;
  const moment = formatMoment(from, locale);
  return (words) => `${words} ${say('deposit:limitFrom', { moment })}`;
}
