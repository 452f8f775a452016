import type { SecondFactorPolicy } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** Asked for with every sign-in. */
export const setting: SettingDeclaration<SecondFactorPolicy, 'request'> = {
  served: 'request',
  inEffect: (stored) => (stored ?? { askOn: 'never' }) as SecondFactorPolicy,
};
