import type { RegionSettings } from '#contract/generated/types.ts';
import type { RegionPolicy, RegionRule } from '#domain/region/region-rule.ts';
import {
  type Keyed,
  keyed,
  listChanges,
  type ListDifference,
  listDifference,
  movedItem,
  plain,
  withItem,
  withoutItem,
} from '../../desk/keyed-list.ts';

/** A rule in the making. */
export type DraftRule = Keyed<RegionRule>;

export interface PolicyDraft extends RegionPolicy {
  readonly rules: readonly DraftRule[];
}

export function draftOf({ defaultEffect, rules }: RegionSettings): PolicyDraft {
  return { defaultEffect, rules: rules.map(keyed) };
}

/** A new rule at the end; it does what the default does not. */
export function withNewRule(policy: PolicyDraft, kind: RegionRule['kind']): PolicyDraft {
  const effect = policy.defaultEffect === 'allow' ? 'block' : 'allow';
  const rule = { effect, kind, value: '', note: '', enabled: true } as const;
  return { ...policy, rules: [...policy.rules, keyed(rule)] };
}

export function withRule(policy: PolicyDraft, rule: DraftRule): PolicyDraft {
  return { ...policy, rules: withItem(policy.rules, rule) };
}

export function withoutRule(policy: PolicyDraft, key: string): PolicyDraft {
  return { ...policy, rules: withoutItem(policy.rules, key) };
}

export function movedRule(policy: PolicyDraft, key: string, by: 1 | -1): PolicyDraft {
  return { ...policy, rules: movedItem(policy.rules, key, by) };
}

/** The rules as the contract has them. */
export function plainRules({ rules }: PolicyDraft): RegionRule[] {
  return rules.map(plain);
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

/** How much changes; 0: nothing. */
export function changeCount(difference: PolicyDifference): number {
  return Number(difference.defaultChanged) + listChanges(difference);
}
