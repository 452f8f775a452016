import { whitelabelModules } from '#contract/generated/enum-values.ts';
import type { WhitelabelFlag } from '#contract/generated/types.ts';
import { effectiveFlags } from '#domain/registration/unbuilt.ts';
import type { FlagValues } from '#domain/whitelabel/flag-effect.ts';

/** Every flag; one that was never written, or whose effect is not built, is off. */
export function allFlags(written: FlagValues): FlagValues {
  return effectiveFlags(
    Object.fromEntries(whitelabelModules.map((id) => [id, written[id] ?? false])),
  );
}

/** The flags as the contract lists them. */
export function flagList(flags: FlagValues): WhitelabelFlag[] {
  const all = allFlags(flags);
  return whitelabelModules.map((moduleId) => ({ moduleId, enabled: all[moduleId] === true }));
}
