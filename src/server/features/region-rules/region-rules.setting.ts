import type { RegionPolicy, RegionRule } from '#domain/region/region-rule.ts';
import { regionRuleFaults, tidyRegionRule } from '#domain/region/region-rule-faults.ts';
import { Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';

/** Access to a brand's site by country and network. */
export const regionRulesSetting: Setting<'getRegionRules', 'setRegionRules', RegionPolicy> = {
  kind: 'regionRules',
  read: 'getRegionRules',
  write: 'setRegionRules',
  view: ({ defaultEffect, rules }) => ({ defaultEffect, rules: [...rules] }),
  change: ({ defaultEffect, rules }) => ({ defaultEffect, rules: checkedRules(rules) }),
};

/** @throws Problem INVALID_REGION_RULES with a pointer to each line at fault. */
function checkedRules(rules: readonly RegionRule[]): readonly RegionRule[] {
  const tidy = rules.map(tidyRegionRule);
  const faults = regionRuleFaults(tidy);
  if (faults.length === 0) return tidy;
  const fields = Object.fromEntries(
    faults.map(({ index, code }) => [`/rules/${index}/value`, { code }]),
  );
  throw new Problem('INVALID_REGION_RULES', { fields });
}
