import type { VipPolicy } from '#contract/generated/types.ts';
import { levelFaults } from '#domain/vip/level-faults.ts';
import { loosensLevels } from '#domain/vip/loosens-levels.ts';
import { secondPersonAboveMicro } from '../../../brands/second-person-above.ts';
import type { LiveBrand } from '../../../brands/live-brand.ts';
import { type FieldProblem, Problem } from '../../../platform/problem.ts';
import type { Setting } from '../../../settings/setting.ts';
import { membersByLevel } from './vip.read.ts';

/** The VIP levels of a brand. */
export const vipPolicySetting: Setting<'getVipPolicy', 'setVipPolicy', VipPolicy> = {
  kind: 'vipPolicy',
  read: 'getVipPolicy',
  write: 'setVipPolicy',
  view: async (policy, { id, site }, db) => ({
    languages: [...site.languages],
    defaultLanguage: site.defaultLanguage,
    currency: site.currency,
    policy,
    members: await membersByLevel(db, id),
  }),
  change({ policy }, _held, brand) {
    requireLevels(policy, brand);
    return policy;
  },
  twoPersons: (before, after, brand) =>
    loosensLevels(before, after) ? secondPersonAboveMicro(brand) : null,
};

/** @throws Problem INVALID_LEVELS with each place */
export function requireLevels(policy: VipPolicy, brand: LiveBrand): void {
  const fields: Record<string, FieldProblem> = {};
  for (const { pointer, code, params } of levelFaults(policy, brand.site)) {
    fields[`/policy${pointer}`] ??= { code, ...(params === undefined ? {} : { params }) };
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_LEVELS', { fields });
}
