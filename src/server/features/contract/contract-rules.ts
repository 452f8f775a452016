import type { ContractKind, ContractPolicy, ContractTerms } from '#contract/generated/types.ts';
import { isKindOn } from '#domain/contract/contract-kinds.ts';
import { aboveOwn, type FaultyTerms, termsFaults } from '#domain/contract/judge-terms.ts';
import { Problem } from '../../platform/problem.ts';

/** @throws Problem CONTRACT_NOT_OFFERED */
export function requireKind(kind: ContractKind, policy: ContractPolicy): ContractKind {
  if (!isKindOn(kind, policy)) throw new Problem('CONTRACT_NOT_OFFERED');
  return kind;
}

/**
 * Judges terms by the brand's policy and by the contract of the offerer.
 * @param own null: the brand offers
 * @throws Problem CONTRACT_TERMS_REFUSED with a pointer to each fault
 */
export function requireTerms(
  kind: ContractKind,
  terms: ContractTerms,
  own: ContractTerms | null,
  policy: ContractPolicy,
): void {
  const faults: readonly FaultyTerms[] = [
    ...termsFaults(kind, terms, policy),
    ...(own === null ? [] : aboveOwn(terms, own)),
  ];
  if (faults.length === 0) return;
  throw new Problem('CONTRACT_TERMS_REFUSED', {
    fields: Object.fromEntries(
      faults.map(({ pointer, fault }) => [`/terms${pointer}`, { code: fault }]),
    ),
  });
}
