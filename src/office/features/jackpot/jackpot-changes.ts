import type { JackpotTerms } from '#contract/generated/types.ts';
import {
  type HeldJackpot,
  firstTerms,
  type WantedJackpot,
  type WantedTerms,
} from './jackpot-draft.ts';
import { TERM_NAMES, type TermName } from './jackpot-terms-text.ts';

export type JackpotChange =
  | { readonly id: 'enabled'; readonly before: boolean; readonly after: boolean }
  | TermChange;

export interface TermChange {
  readonly id: TermName;
  /** null: it was never set. */
  readonly before: string | null;
  /** null: it cannot be read yet. */
  readonly after: string | null;
}

/** What would be set anew; terms that were never set come along with whatever is. */
export function jackpotChanges(
  now: HeldJackpot,
  { enabled, terms }: WantedJackpot,
): readonly JackpotChange[] {
  const turned: JackpotChange[] =
    enabled === now.enabled ? [] : [{ id: 'enabled', before: now.enabled, after: enabled }];
  const isUntouched =
    turned.length === 0 && termChanges(firstTerms(now.stakes), terms).length === 0;
  return now.terms === null && isUntouched ? [] : [...turned, ...termChanges(now.terms, terms)];
}

/** In which terms two differ. */
export function termChanges(
  before: JackpotTerms | null,
  after: WantedTerms,
): readonly TermChange[] {
  return TERM_NAMES.flatMap((id) => {
    const change = { id, before: before?.[id] ?? null, after: after[id] };
    return change.before === change.after ? [] : [change];
  });
}
