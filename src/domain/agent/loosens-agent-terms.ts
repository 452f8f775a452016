import type { AgentTerms } from '#contract/generated/types.ts';
import { type GrantedStep, grantsMore } from './grants-more.ts';
import { termsAbove } from './terms.ts';

/** The terms of an agent and the quotas in effect for the agent's downlines. */
interface GrantedTerms {
  readonly terms: AgentTerms;
  readonly quotas: readonly GrantedStep[];
}

/** Whether other terms let an agent earn more, or grant more. */
export function loosensAgentTerms(before: GrantedTerms, after: GrantedTerms): boolean {
  return (
    termsAbove(after.terms, before.terms).length > 0 || grantsMore(before.quotas, after.quotas)
  );
}
