import type { Exclusion } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';

/** Says why a sign-in was refused; a player on a break also learns when it ends. */
export function useSignInProblemText(): (problem: ProblemError) => string {
  const say = useTexts('exclusion');
  const locale = useLocale();
  const problemText = useProblemText();
  return (problem) => {
    const text = problemText(problem);
    if (problem.code !== 'ACCOUNT_EXCLUDED') return text;
    const { endsAt } = problem.value as Exclusion;
    const end =
      endsAt === null
        ? say('exclusion:forever')
        : say('exclusion:until', { end: formatMoment(endsAt, locale) });
    return `${text} ${end}`;
  };
}
