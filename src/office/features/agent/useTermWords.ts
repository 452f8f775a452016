import schema from '#schemas/entities/agent-terms.json' with { type: 'json' };
import series from '#schemas/entities/series.json' with { type: 'json' };
import share from '#schemas/entities/share-basis-points.json' with { type: 'json' };
import { termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermsWords } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** The terms of an agent: series and share. */
export const TERM_SPECS = termSpecs(schema, {
  'series.json': series,
  'share-basis-points.json': share,
});

/** Their words. */
export function useTermWords(): TermsWords<(typeof TERM_SPECS)[number]['name']> {
  const say = useTexts('agent-desk');
  return {
    label: (name) => say(`agent-desk:${name === 'series' ? 'series' : 'share'}`),
    // A series is written without grouping, as 1950.
    hint: (name, { minimum = 0, maximum = 0 }) =>
      name === 'series'
        ? say('agent-desk:seriesHint', { minimum: String(minimum), maximum: String(maximum) })
        : say('agent-desk:shareHint'),
  };
}
