import type { MoneyKind } from '#contract/generated/types.ts';
import { isBuiltTransfer } from '#domain/built/built-values.ts';

const SOUGHT_KINDS = [
  'deposit',
  'withdrawal',
  'payoutReturned',
  'bet',
  'win',
  'rollback',
] as const satisfies readonly MoneyKind[];

export type FilterKind = (typeof SOUGHT_KINDS)[number];

/** Kinds of movement a player looks for, of those that occur. */
export const FILTER_KINDS: readonly FilterKind[] = SOUGHT_KINDS.filter(isBuiltTransfer);

export function isFilterKind(value: string | null): value is FilterKind {
  return FILTER_KINDS.some((kind) => kind === value);
}
