import type { Selectable } from 'kysely';
import type { Parts } from '../../parts.ts';
import type { ReconciliationDifferenceTable } from '../../platform/db/generated/tables.ts';

export type DifferenceRow = Selectable<ReconciliationDifferenceTable>;

export type RepairParts = Pick<Parts, 'ledger' | 'clock' | 'catalogue' | 'log'>;

/** Whether transfers are compared, to and from wallets that the vendor keeps. */
export const keepsWalletsOf = (
  { party_kind: kind, party }: Pick<DifferenceRow, 'party_kind' | 'party'>,
  catalogue: Parts['catalogue'],
): boolean => kind === 'vendor' && (catalogue.vendor(party)?.ownWallet ?? null) !== null;
