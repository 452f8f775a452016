import seriesSchema from '#schemas/entities/series.json' with { type: 'json' };
import quotaSchema from '#schemas/entities/series-quota.json' with { type: 'json' };
import type { SeriesStep } from '#contract/generated/types.ts';
import { type Keyed, keyed } from '#staff/setting/keyed-list.ts';
import { type Bounds, readWhole } from '#staff/setting/read-figure.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';

export const SERIES_BOUNDS: Bounds = seriesSchema;
const COUNT_BOUNDS: Bounds = quotaSchema.properties.granted;

/** The contract's bound. */
export const MAX_STEPS = 20;

/** A step of the quotas as typed. */
export interface QuotaTexts {
  readonly fromSeries: string;
  readonly count: string;
}

export function quotaTexts(steps: readonly SeriesStep[]): readonly Keyed<QuotaTexts>[] {
  return steps.map(({ fromSeries, count }) =>
    keyed({ fromSeries: String(fromSeries), count: String(count) }),
  );
}

/** The steps from the lowest series up; null while one cannot be read. */
export function draftQuotas(typed: readonly QuotaTexts[]): {
  steps: readonly SeriesStep[] | null;
  faults: readonly DraftFault[];
} {
  const faults: DraftFault[] = [];
  const steps: SeriesStep[] = [];
  for (const [index, texts] of typed.entries()) {
    const fromSeries = readWhole(texts.fromSeries, SERIES_BOUNDS);
    const count = readWhole(texts.count, COUNT_BOUNDS);
    if (fromSeries.fault !== null)
      faults.push({ pointer: `/quotas/${index}/fromSeries`, ...fromSeries.fault });
    else if (steps.some((step) => step.fromSeries === fromSeries.value))
      faults.push({ pointer: `/quotas/${index}/fromSeries`, code: 'DUPLICATE' });
    if (count.fault !== null) faults.push({ pointer: `/quotas/${index}/count`, ...count.fault });
    if (fromSeries.value !== null)
      steps.push({ fromSeries: fromSeries.value, count: count.value ?? 0 });
  }
  return faults.length > 0
    ? { steps: null, faults }
    : { steps: steps.toSorted((one, other) => one.fromSeries - other.fromSeries), faults };
}
