import type { HostRules } from '#brand/checks/check-subject.ts';
import type { HostNames } from './live-brands.ts';
import type { Config } from '../platform/config.ts';
import type { StaffHosts } from '../platform/staff-hosts.ts';

/** A demo is also found under the names every machine has. */
export function hostNamesOf({ mode, defaultBrand }: Config, staff: StaffHosts): HostNames {
  const local = mode === 'demo' ? ['localhost', '127.0.0.1'] : [];
  return {
    aliases: new Map(local.map((host) => [host, defaultBrand])),
    reserved: staff.names,
  };
}

/** The hosts that a brand may have here. */
export function hostRulesOf({ mode }: Config, staff: StaffHosts): HostRules {
  return { allowsLocal: mode === 'demo', reserved: staff.names };
}
