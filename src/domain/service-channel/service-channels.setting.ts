import type { ServiceChannel } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** The channels in the operators' order, on or off. */
export const setting: SettingDeclaration<readonly ServiceChannel[], 'page'> = {
  served: 'page',
  inEffect: (stored) => (stored ?? []) as readonly ServiceChannel[],
};
