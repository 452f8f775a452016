import { MONEY_KIND_TABLE } from '#contract/generated/money-kind-table.ts';
import type { ActivityLine, Fund, MoneyKind } from '#contract/generated/types.ts';
import type { TeamField } from '../figures/spread-team.ts';

/** Kind of a transfer, for statements and reports. Kinds of the house touch no member's account. */
export type LedgerKind = keyof typeof MONEY_KIND_TABLE;

/** Columns of the table of kinds. */
interface KindRow {
  /** `house`: touches no member's account, so the contract lacks it. */
  readonly side: 'member' | 'house';
  /** Figure of teams that it adds to; sign -1: what is lost counts. null: none. */
  readonly figure: { readonly name: TeamField; readonly sign: 1 | -1 } | null;
  /** Group of the player's statement. */
  readonly group: ActivityLine['kind'] | null;
  /** Agents read it in the transactions of their downlines. */
  readonly listed: boolean;
  /** Funds of the member that its postings may touch. */
  readonly funds: readonly Fund[];
}

/** Every kind of movement, by its name: the one table from schemas/entities/money-kind.json. */
export const MONEY_KINDS: Readonly<Record<LedgerKind, KindRow>> = MONEY_KIND_TABLE;

export const LEDGER_KINDS = Object.keys(MONEY_KINDS) as readonly LedgerKind[];

/** Kinds that agents read of their downlines. */
export const LISTED_KINDS = LEDGER_KINDS.filter(
  (kind) => MONEY_KINDS[kind].listed,
) as readonly MoneyKind[];

export const isLedgerKind = (kind: string): kind is LedgerKind => Object.hasOwn(MONEY_KINDS, kind);

/** Topic of the ledger's event of a movement. */
export const movementTopic = <Kind extends LedgerKind>(kind: Kind): `ledger.${Kind}` =>
  `ledger.${kind}`;
