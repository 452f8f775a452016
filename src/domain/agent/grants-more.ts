import { quotaStep } from './terms.ts';

/** How many direct downlines may have a series from this step on, up to the next step. */
export interface GrantedStep {
  readonly fromSeries: number;
  readonly granted: number;
}

/** Downlines that may have a series or a higher one. Infinity below the lowest step. */
function placesFrom(series: number, steps: readonly GrantedStep[]): number {
  const lowest = quotaStep(
    series,
    steps.map(({ fromSeries }) => fromSeries),
  );
  if (lowest === null) return Infinity;
  return steps
    .filter(({ fromSeries }) => fromSeries >= lowest)
    .reduce((sum, { granted }) => sum + granted, 0);
}

/** Whether other quotas let more downlines have some series or a higher one. */
export function grantsMore(before: readonly GrantedStep[], after: readonly GrantedStep[]): boolean {
  return [...before, ...after].some(
    ({ fromSeries }) => placesFrom(fromSeries, after) > placesFrom(fromSeries, before),
  );
}
