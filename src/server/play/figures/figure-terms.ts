import type { AgentPolicy } from '#contract/generated/types.ts';

/** Settings of a brand that its figures follow. */
export interface FigureTerms {
  readonly timeZone: string;
  /** Rates by category that agents earn by, in basis points. */
  readonly rates: AgentPolicy['rates'];
}
