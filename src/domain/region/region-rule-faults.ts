import { parseNetwork } from './network.ts';
import { countryCode, type RegionRule } from './region-rule.ts';

export interface RegionRuleFault {
  /** Place in the list. */
  readonly index: number;
  readonly code: 'NO_COUNTRY' | 'NO_NETWORK' | 'DUPLICATE';
}

/** What an operator typed, as it is kept: countries in upper case, nothing around the value. */
export function tidyRegionRule(rule: RegionRule): RegionRule {
  const value = rule.value.trim();
  return {
    ...rule,
    value: rule.kind === 'country' ? value.toUpperCase() : value.toLowerCase(),
    note: rule.note.trim(),
  };
}

/** What cannot be read, and what says again what a rule above says: that one would never decide. */
export function regionRuleFaults(rules: readonly RegionRule[]): readonly RegionRuleFault[] {
  const seen = new Set<string>();
  return rules.flatMap((rule, index): RegionRuleFault[] => {
    const subject = subjectOf(rule);
    if (subject === null) {
      return [{ index, code: rule.kind === 'country' ? 'NO_COUNTRY' : 'NO_NETWORK' }];
    }
    if (!rule.enabled) return [];
    if (seen.has(subject)) return [{ index, code: 'DUPLICATE' }];
    seen.add(subject);
    return [];
  });
}

/** What a rule is about, the same however it is written; null: nothing. */
function subjectOf({ kind, value }: RegionRule): string | null {
  if (kind === 'country') return countryCode(value);
  const network = parseNetwork(value);
  return network === null
    ? null
    : `${network.family}:${network.value.toString(16)}/${network.prefixLength}`;
}
