import type { AgentTerms } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { percentText } from '#ui/i18n/percent-text.ts';

/** Terms in one line. */
export function TermsText({ terms }: { terms: AgentTerms }) {
  const say = useTexts('agent');
  const locale = useLocale();
  return (
    <span className="tabular">
      {say('agent:terms.line', {
        series: String(terms.series),
        share: percentText(terms.shareBasisPoints, locale),
      })}
    </span>
  );
}
