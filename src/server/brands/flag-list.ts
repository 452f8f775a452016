import { whitelabelModules } from '#contract/generated/enum-values.ts';
import type { WhitelabelFlag } from '#contract/generated/types.ts';
import type { FlagValues } from '#domain/whitelabel/flag-effect.ts';

/** The flags as the contract lists them. */
export function flagList(flags: FlagValues): WhitelabelFlag[] {
  return whitelabelModules.map((moduleId) => ({ moduleId, enabled: flags[moduleId] === true }));
}
