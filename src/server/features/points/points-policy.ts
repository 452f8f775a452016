import type { PointsPolicy } from '#contract/generated/types.ts';
import { loosensPointsPolicy } from '#domain/points/loosens-points-policy.ts';
import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import type { Setting } from '../../settings/setting.ts';

/** How players earn points, and what points are worth. */
export const pointsPolicySetting: Setting<'getPointsPolicy', 'setPointsPolicy', PointsPolicy> = {
  kind: 'pointsPolicy',
  read: 'getPointsPolicy',
  write: 'setPointsPolicy',
  view: (policy, { site: { currency } }) => ({ currency, policy }),
  change: ({ policy }) => policy,
  twoPersons: (before, after, brand) =>
    loosensPointsPolicy(before, after) ? secondPersonAboveMicro(brand) : null,
};
