import type { ContractKind, ContractTerms, ContractTier } from '#contract/generated/types.ts';
import { aboveOwn, termsFaults, type TermsPolicy } from '#domain/contract/judge-terms.ts';
import { type ContractEntry, type ReadAmount, readNoticeDays, readTier } from './tier-entry.ts';

/** A fault of typed terms. */
export interface EntryFault {
  /** JSON pointer into the terms. */
  readonly pointer: string;
  /** Key of the text. */
  readonly key: string;
  /** Shown once the form was submitted: an empty field is not yet a mistake. */
  readonly isMissing: boolean;
}

export interface JudgedEntry {
  /** Null while a field cannot be read. */
  readonly terms: ContractTerms | null;
  readonly faults: readonly EntryFault[];
}

export interface OfferBounds {
  readonly kind: ContractKind;
  /** The offerer's own terms, which cover every offer. */
  readonly own: ContractTerms;
  readonly rules: TermsPolicy;
  readonly readAmount: ReadAmount;
}

/** Reads typed terms and judges them as the server does. */
export function judgeEntry(entry: ContractEntry, bounds: OfferBounds): JudgedEntry {
  const { kind, own, rules, readAmount } = bounds;
  const faults: EntryFault[] = [];
  const tiers: ContractTier[] = [];
  for (const [place, typed] of entry.tiers.entries()) {
    const { tier, unread } = readTier(typed, kind, readAmount);
    if (tier !== null) tiers.push(tier);
    for (const { field, fault } of unread) {
      faults.push({
        pointer: `/tiers/${place}/${field}`,
        key: `agent:contract.fault.${fault}`,
        isMissing: fault === 'missing',
      });
    }
  }
  const noticeDays = readNoticeDays(entry.noticeDays);
  if (noticeDays === null) {
    const key = 'agent:contract.fault.noticeDays';
    faults.push({ pointer: '/noticeDays', key, isMissing: entry.noticeDays.trim() === '' });
  }
  if (noticeDays === null || tiers.length < entry.tiers.length) return { terms: null, faults };
  const { period, includeSelf, carryNegative } = entry;
  const terms: ContractTerms = { period, includeSelf, carryNegative, noticeDays, tiers };
  const found = [...termsFaults(kind, terms, rules), ...aboveOwn(terms, own)];
  return {
    terms,
    faults: found.map(({ pointer, fault }) => ({
      pointer,
      key: `validation:${fault}`,
      isMissing: false,
    })),
  };
}
