import type { RowsWords } from '#staff/setting/terms/TermRows.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** The words of quotas by step. @param count the column of how many downlines */
export function useQuotaWords(count: 'count' | 'granted'): RowsWords {
  const say = useTexts('agent-desk');
  return {
    title: say('agent-desk:policy.quotas'),
    none: say('agent-desk:quotas.none'),
    add: say('agent-desk:quotas.add'),
    column: (name) => say(`agent-desk:quotas.${name === count ? 'count' : 'fromSeries'}`),
    line: (cells) =>
      say('agent-desk:quotas.line', {
        series: cells['fromSeries'] ?? '',
        count: Number(cells[count]),
      }),
  };
}
