import type { TransferKind } from '#contract/generated/types.ts';

/** Kinds of movement a player looks for. */
export const FILTER_KINDS = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'rollback',
] as const satisfies readonly TransferKind[];

export type FilterKind = (typeof FILTER_KINDS)[number];

export function isFilterKind(value: string | null): value is FilterKind {
  return FILTER_KINDS.some((kind) => kind === value);
}
