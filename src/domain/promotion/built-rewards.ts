import type { CampaignTriggerKind, RewardKind } from '#contract/generated/types.ts';

/** What campaigns can be made of in this release. Missions and points follow with their features. */
export const BUILT_TRIGGERS = [
  'registration',
  'signUp',
  'deposit',
  'code',
  'application',
  'staff',
  'raffle',
] as const satisfies readonly CampaignTriggerKind[];

export const BUILT_REWARDS = [
  'cash',
  'bonus',
  'freeRounds',
] as const satisfies readonly RewardKind[];
