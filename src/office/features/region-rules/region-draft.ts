import type { RegionSettings } from '#contract/generated/types.ts';
import type { RegionPolicy, RegionRule } from '#domain/region/region-rule.ts';

/** A rule in the making; the key stays with it wherever it is moved. */
export interface DraftRule extends RegionRule {
  readonly key: string;
}

export interface PolicyDraft extends RegionPolicy {
  readonly rules: readonly DraftRule[];
}

let made = 0;

/** A key that no other rule of this page has. */
function newKey(): string {
  made += 1;
  return `rule-${made}`;
}

export function draftOf({ defaultEffect, rules }: RegionSettings): PolicyDraft {
  return { defaultEffect, rules: rules.map((rule) => ({ ...rule, key: newKey() })) };
}

/** A new rule at the end; it does what the default does not. */
export function withNewRule(policy: PolicyDraft, kind: RegionRule['kind']): PolicyDraft {
  const effect = policy.defaultEffect === 'allow' ? 'block' : 'allow';
  const rule = { effect, kind, value: '', note: '', enabled: true, key: newKey() } as const;
  return { ...policy, rules: [...policy.rules, rule] };
}

export function withRule(policy: PolicyDraft, rule: DraftRule): PolicyDraft {
  return { ...policy, rules: policy.rules.map((item) => (item.key === rule.key ? rule : item)) };
}

export function withoutRule(policy: PolicyDraft, key: string): PolicyDraft {
  return { ...policy, rules: policy.rules.filter((rule) => rule.key !== key) };
}

/** Moves a rule by so many places, as far as there are any. */
export function movedRule(policy: PolicyDraft, key: string, by: 1 | -1): PolicyDraft {
  const from = policy.rules.findIndex((rule) => rule.key === key);
  const rule = policy.rules[from];
  const to = from + by;
  if (rule === undefined || to < 0 || to >= policy.rules.length) return policy;
  const rules = policy.rules.toSpliced(from, 1).toSpliced(to, 0, rule);
  return { ...policy, rules };
}

/** The rules as the contract has them. */
export function plainRules({ rules }: PolicyDraft): RegionRule[] {
  return rules.map(({ key: _key, ...rule }) => rule);
}

function sentence({ effect, kind, value, note, enabled }: RegionRule): string {
  return JSON.stringify([effect, kind, value, note, enabled]);
}

export interface PolicyDifference {
  readonly defaultChanged: boolean;
  readonly added: readonly RegionRule[];
  readonly removed: readonly RegionRule[];
  /** The same rules in another order. */
  readonly reordered: boolean;
}

/** What of a policy changes. */
export function policyDifference(now: RegionPolicy, next: RegionPolicy): PolicyDifference {
  const before = new Set(now.rules.map(sentence));
  const after = new Set(next.rules.map(sentence));
  const added = next.rules.filter((rule) => !before.has(sentence(rule)));
  const removed = now.rules.filter((rule) => !after.has(sentence(rule)));
  const kept = (rules: readonly RegionRule[], others: ReadonlySet<string>): string =>
    rules
      .map(sentence)
      .filter((text) => others.has(text))
      .join('\n');
  return {
    defaultChanged: now.defaultEffect !== next.defaultEffect,
    added,
    removed,
    reordered: kept(now.rules, after) !== kept(next.rules, before),
  };
}

/** How much changes; 0: nothing. */
export function changeCount({
  defaultChanged,
  added,
  removed,
  reordered,
}: PolicyDifference): number {
  return Number(defaultChanged) + Math.max(added.length, removed.length) + Number(reordered);
}
