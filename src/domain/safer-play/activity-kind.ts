import type { ActivityLine } from '#contract/generated/types.ts';
import { isLedgerKind, MONEY_KINDS } from '../ledger/money-kind.ts';

export type ActivityKind = ActivityLine['kind'];

/** What a movement is in a player's statement, in the order of its lines. */
export const ACTIVITY_KINDS: readonly ActivityKind[] = [
  'deposit',
  'withdrawal',
  'stake',
  'return',
  'bonus',
  'agent',
  'vendor',
  'correction',
];

/** Holds count as the withdrawals that they are made for; chases of a lottery give back what they hold. */
export const activityKindOf = (kind: string): ActivityKind =>
  (isLedgerKind(kind) ? MONEY_KINDS[kind].group : null) ?? 'correction';
