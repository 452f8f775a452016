import { whitelabelModules } from '#contract/generated/enum-values.ts';
import { effectiveFlags } from '../registration/unbuilt.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';
import type { FlagValues } from './flag-effect.ts';
import { withoutSms } from './needs-sms.ts';

/** Every flag; one that was never written, or whose effect is not there, is off. */
export const setting: SettingDeclaration<FlagValues, 'request'> = {
  served: 'request',
  inEffect(stored, { sendsSms }) {
    const written = (stored ?? {}) as FlagValues;
    const all = whitelabelModules.map((id) => [id, written[id] ?? false]);
    const flags = effectiveFlags(Object.fromEntries(all) as FlagValues);
    return sendsSms ? flags : withoutSms(flags);
  },
};
