import type { ContractKind } from '#contract/generated/types.ts';
import { useQuery } from '#ui/query/useQuery.ts';

/** The reader's open contracts of a kind with the upline or the brand; all callers share one answer. */
export const useOwnContracts = (kind: ContractKind) =>
  useQuery('listContracts', { query: { kind, side: 'upline', isOpen: 'true', limit: 20 } });
