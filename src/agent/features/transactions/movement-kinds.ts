import type { MoneyKind } from '#contract/generated/types.ts';
import { LISTED_KINDS } from '#domain/ledger/money-kind.ts';

export function isListedKind(value: string | null): value is MoneyKind {
  return LISTED_KINDS.some((kind) => kind === value);
}

/** Text key of a kind. */
export function kindText(kind: MoneyKind): string {
  return LISTED_KINDS.includes(kind) ? `agent:kind.${kind}` : `records:kind.${kind}`;
}
