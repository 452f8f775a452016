import type { SecondFactorPolicy } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

const NEVER: SecondFactorPolicy = { askOn: 'never', alsoBy: [], unknownAddress: false };

/** Asked for with every sign-in. */
export const setting: SettingDeclaration<SecondFactorPolicy, 'request'> = {
  served: 'request',
  inEffect: (stored) => ({ ...NEVER, ...(stored as SecondFactorPolicy | null) }),
};
