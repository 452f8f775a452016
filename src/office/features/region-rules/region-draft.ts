import type { RegionSettings } from '#contract/generated/types.ts';
import type { RegionPolicy, RegionRule } from '#domain/region/region-rule.ts';
import {
  type Keyed,
  keyed,
  listChanges,
  type ListDifference,
  listDifference,
} from '#staff/setting/keyed-list.ts';

export interface PolicyDraft extends RegionPolicy {
  readonly rules: readonly Keyed<RegionRule>[];
}

export function draftOf({ defaultEffect, rules }: RegionSettings): PolicyDraft {
  return { defaultEffect, rules: rules.map(keyed) };
}

/** A new rule; it does what the default does not. */
export function newRule(
  kind: RegionRule['kind'],
  defaultEffect: RegionPolicy['defaultEffect'],
): Keyed<RegionRule> {
  const effect = defaultEffect === 'allow' ? 'block' : 'allow';
  return keyed({ effect, kind, value: '', note: '', enabled: true });
}

function sentence({ effect, kind, value, note, enabled }: RegionRule): string {
  return JSON.stringify([effect, kind, value, note, enabled]);
}

export interface PolicyDifference extends ListDifference<RegionRule> {
  readonly defaultChanged: boolean;
}

/** What of a policy changes. */
export function policyDifference(now: RegionPolicy, next: RegionPolicy): PolicyDifference {
  return {
    defaultChanged: now.defaultEffect !== next.defaultEffect,
    ...listDifference(now.rules, next.rules, sentence),
  };
}

/** Number of changes. */
export function changeCount(difference: PolicyDifference): number {
  return Number(difference.defaultChanged) + listChanges(difference);
}
