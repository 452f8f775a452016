import { parseNetwork } from './network.ts';
import { countryCode, type RegionRule } from './region-rule.ts';

export interface RegionRuleFault {
  /** Place in the list. */
  readonly index: number;
  readonly code: 'NO_COUNTRY' | 'NO_NETWORK' | 'DUPLICATE';
}

/** An operator's input in canonical form: upper-case countries, trimmed values. */
export function tidyRegionRule(rule: RegionRule): RegionRule {
  const value = rule.value.trim();
  return {
    ...rule,
    value: rule.kind === 'country' ? value.toUpperCase() : value.toLowerCase(),
    note: rule.note.trim(),
  };
}

/** Faults: invalid values, and rules that an earlier rule makes unreachable. */
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

/** Canonical subject of a rule; null when it is invalid. */
function subjectOf({ kind, value }: RegionRule): string | null {
  if (kind === 'country') return countryCode(value);
  const network = parseNetwork(value);
  return network === null ? null : `${network.address.toString()}/${network.prefixLength}`;
}
