import type { CampaignTriggerKind, RewardKind } from '#contract/generated/types.ts';

/** Parts that campaigns can have in this release. Missions follow with their feature. */
export const BUILT_TRIGGERS = [
  'registration',
  'signUp',
  'deposit',
  'code',
  'application',
  'staff',
  'raffle',
  'points',
] as const satisfies readonly CampaignTriggerKind[];

export const BUILT_REWARDS = [
  'cash',
  'bonus',
  'freeRounds',
  'points',
] as const satisfies readonly RewardKind[];
