import { type IpAddress, parseIpAddress } from './ip-address.ts';
import { isInNetwork, type Network, parseNetwork } from './network.ts';
import type { RegionEffect, RegionPolicy, RegionRule, VisitLocation } from './region-rule.ts';

export interface RegionDecision {
  readonly effect: RegionEffect;
  /** Place of the rule that decided; null: none fitted, and the default holds. */
  readonly because: number | null;
}

type Decide = (location: VisitLocation) => RegionDecision;

/**
 * Reads a policy once, so that every visit is a few comparisons. A rule that cannot be read fits
 * nobody. Where the country is not known, rules for countries fit nobody either: who wants such
 * visitors out makes blocking the default.
 */
export function regionDecider({ defaultEffect, rules }: RegionPolicy): Decide {
  const read = rules.flatMap((rule, index) => {
    if (!rule.enabled) return [];
    const fits = fitting(rule);
    return fits === null ? [] : [{ index, effect: rule.effect, fits }];
  });
  return ({ ip, country }) => {
    if (read.length === 0) return { effect: defaultEffect, because: null };
    const address = parseIpAddress(ip);
    const found = read.find(({ fits }) => fits(address, country));
    return found === undefined
      ? { effect: defaultEffect, because: null }
      : { effect: found.effect, because: found.index };
  };
}

/** One decision, for those who ask once. */
export function decideRegion(policy: RegionPolicy, location: VisitLocation): RegionDecision {
  return regionDecider(policy)(location);
}

type Fits = (address: IpAddress | null, country: string | null) => boolean;

function fitting(rule: RegionRule): Fits | null {
  switch (rule.kind) {
    case 'country':
      return (_address, country) => country === rule.value;
    case 'network': {
      const network = parseNetwork(rule.value);
      return network === null ? null : inNetwork(network);
    }
  }
}

function inNetwork(network: Network): Fits {
  return (address) => address !== null && isInNetwork(network, address);
}
