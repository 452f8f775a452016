import type { Parts } from '../../parts.ts';

export type ContractParts = Pick<Parts, 'db' | 'clock' | 'ledger' | 'brands'>;
