import type { BrandDay } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** In force until staff set another. */
const DEFAULT_DAY: BrandDay = { timeZone: 'UTC' };

export const setting: SettingDeclaration<BrandDay, 'request'> = {
  served: 'request',
  inEffect: (stored) => ({ ...DEFAULT_DAY, ...(stored as BrandDay | null) }),
};
