import type { ActivityLine, TransferKind } from '#contract/generated/types.ts';

export type ActivityKind = ActivityLine['kind'];

/** What a movement is in a player's statement, in the order of its lines. */
export const ACTIVITY_KINDS: readonly ActivityKind[] = [
  'deposit',
  'withdrawal',
  'stake',
  'return',
  'bonus',
  'agent',
  'correction',
];

const KIND_OF: Readonly<Record<TransferKind, ActivityKind>> = {
  deposit: 'deposit',
  depositReversed: 'deposit',
  withdrawal: 'withdrawal',
  payoutReturned: 'withdrawal',
  bet: 'stake',
  win: 'return',
  betWin: 'return',
  jackpotWin: 'return',
  rollback: 'return',
  promoPayout: 'bonus',
  compensation: 'bonus',
  rebate: 'bonus',
  cashBack: 'bonus',
  referralReward: 'bonus',
  bonusReleased: 'bonus',
  bonusForfeited: 'bonus',
  commission: 'agent',
  creditSent: 'agent',
  creditReceived: 'agent',
  creditMoved: 'agent',
  adjustment: 'correction',
  hold: 'withdrawal',
  holdPosted: 'withdrawal',
  holdVoided: 'withdrawal',
  holdExpired: 'withdrawal',
};

/** Holds count as the withdrawals that they are made for; chases of a lottery give back what they hold. */
export const activityKindOf = (kind: string): ActivityKind =>
  (KIND_OF as Readonly<Record<string, ActivityKind | undefined>>)[kind] ?? 'correction';
