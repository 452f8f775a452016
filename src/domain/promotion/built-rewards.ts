import type { CampaignTriggerKind, RewardKind } from '#contract/generated/types.ts';

/** Parts that campaigns can have in this release. */
export const BUILT_TRIGGERS = [
  'registration',
  'signUp',
  'deposit',
  'code',
  'application',
  'staff',
  'raffle',
  'points',
  'mission',
  'level',
  'birthday',
  'board',
  'wheel',
  'egg',
  'rain',
] as const satisfies readonly CampaignTriggerKind[];

export const BUILT_REWARDS = [
  'cash',
  'bonus',
  'freeRounds',
  'points',
  'spins',
  'tickets',
] as const satisfies readonly RewardKind[];

/** Prizes of the campaign's list are won, and not one reward for all. */
export const hasPrizes = ({ kind }: { readonly kind: CampaignTriggerKind }): boolean =>
  ['raffle', 'board', 'wheel', 'egg'].includes(kind);
