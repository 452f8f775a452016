import type { AgentTerms } from '#contract/generated/types.ts';
import { readTerms, termsEntry, type TermsBounds, type TermsEntry } from './terms-entry.ts';

/** Called for each use: where storage is forbidden, reading the global throws. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (memberId: string): string => `newTerms/${memberId}`;

/**
 * The terms an agent gave to a new account last, in this browser; the lowest terms where there are
 * none, or where the agent may not give them any more.
 */
export function rememberedTerms(memory: Memory, memberId: string, bounds: TermsBounds): TermsEntry {
  const lowest = termsEntry({ series: bounds.seriesFloor, shareBasisPoints: 0 });
  try {
    const kept: unknown = JSON.parse(memory().getItem(keyOf(memberId)) ?? 'null');
    if (!isTerms(kept)) return lowest;
    const entry = termsEntry(kept);
    return readTerms(entry, bounds) === null ? lowest : entry;
  } catch {
    // Storage is forbidden, or its content is not ours.
    return lowest;
  }
}

export function rememberTerms(memory: Memory, memberId: string, terms: AgentTerms): void {
  try {
    memory().setItem(keyOf(memberId), JSON.stringify(terms));
  } catch {
    // Without storage the terms are typed again; nothing else is lost.
  }
}

function isTerms(value: unknown): value is AgentTerms {
  return (
    typeof value === 'object' &&
    value !== null &&
    'series' in value &&
    typeof value.series === 'number' &&
    'shareBasisPoints' in value &&
    typeof value.shareBasisPoints === 'number'
  );
}
