import type { AgentTerms, SeriesStep } from '#contract/generated/types.ts';
import { percentText, readPercent, readWhole } from '#staff/setting/read-figure.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';
import { draftQuotas, type QuotaTexts, SERIES_BOUNDS } from './quota-draft.ts';

/** The terms of an agent as typed; the share in percent. */
export interface TermTexts {
  readonly series: string;
  readonly share: string;
}

export function termTexts({ series, shareBasisPoints }: AgentTerms, locale: string): TermTexts {
  return { series: String(series), share: percentText(shareBasisPoints, locale) };
}

/** The terms and quotas as they are sent; null while something cannot be read. */
export function draftTerms(
  typed: TermTexts,
  quotas: readonly QuotaTexts[],
  locale: string,
): {
  draft: { terms: AgentTerms; quotas: readonly SeriesStep[] } | null;
  faults: readonly DraftFault[];
} {
  const series = readWhole(typed.series, SERIES_BOUNDS);
  const share = readPercent(typed.share, locale);
  const { steps, faults: quotaFaults } = draftQuotas(quotas);
  const faults: readonly DraftFault[] = [
    ...(series.fault === null ? [] : [{ pointer: '/series', ...series.fault }]),
    ...(share.fault === null ? [] : [{ pointer: '/share', ...share.fault }]),
    ...quotaFaults,
  ];
  return series.value === null || share.value === null || steps === null
    ? { draft: null, faults }
    : {
        draft: { terms: { series: series.value, shareBasisPoints: share.value }, quotas: steps },
        faults,
      };
}
