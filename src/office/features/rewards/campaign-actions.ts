import type { CampaignRecord } from '#contract/generated/types.ts';
import type { Permission } from '#contract/permission.ts';

export type CampaignAction = 'publish' | 'approve' | 'reject' | 'resume' | 'pause' | 'end';

/** What this person can do with a campaign in its state, the usual first. */
export function actionsFor(
  { state, liveVersion, hasChanges, isOwnRequest }: CampaignRecord,
  may: (permission: Permission) => boolean,
): readonly CampaignAction[] {
  if (state === 'ended') return [];
  const mayEdit = may('promotion.edit');
  if (state === 'waiting') {
    return [
      ...(may('promotion.decide') && !isOwnRequest ? (['approve', 'reject'] as const) : []),
      ...(mayEdit && liveVersion !== null ? (['end'] as const) : []),
    ];
  }
  if (!mayEdit) return [];
  return [
    ...(state === 'draft' || hasChanges ? (['publish'] as const) : []),
    ...(state === 'live' ? (['pause'] as const) : []),
    ...(state === 'paused' ? (['resume'] as const) : []),
    ...(state === 'live' || state === 'paused' ? (['end'] as const) : []),
  ];
}
