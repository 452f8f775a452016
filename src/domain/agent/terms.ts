import type { AgentTerms } from '#contract/generated/types.ts';

type TermField = keyof AgentTerms;

const FIELDS: readonly TermField[] = ['series', 'shareBasisPoints'];

/** The terms of `one` that are above those of `other`. */
export function termsAbove(one: AgentTerms, other: AgentTerms): readonly TermField[] {
  return FIELDS.filter((field) => one[field] > other[field]);
}

/** The lower of both, field by field. */
export function lowerTerms(one: AgentTerms, other: AgentTerms): AgentTerms {
  return {
    series: Math.min(one.series, other.series),
    shareBasisPoints: Math.min(one.shareBasisPoints, other.shareBasisPoints),
  };
}

/** Splits a change: what is raised applies at once, what is lowered needs the member's consent. */
export function splitChange(
  now: AgentTerms,
  wanted: AgentTerms,
): { readonly applied: AgentTerms; readonly isLowered: boolean } {
  const applied = {
    series: Math.max(now.series, wanted.series),
    shareBasisPoints: Math.max(now.shareBasisPoints, wanted.shareBasisPoints),
  };
  return { applied, isLowered: termsAbove(now, wanted).length > 0 };
}

/** The step of the quotas that a series belongs to: the highest at or below it; null: unlimited. */
export function quotaStep(series: number, steps: readonly number[]): number | null {
  const reached = steps.filter((step) => step <= series);
  return reached.length === 0 ? null : Math.max(...reached);
}
