import type { SettingDeclaration } from '../setting/setting-declaration.ts';
import type { RegionPolicy } from './region-rule.ts';

/** Without one a site is open to all. */
export const setting: SettingDeclaration<RegionPolicy, 'request'> = {
  served: 'request',
  inEffect: (stored) => (stored ?? { defaultEffect: 'allow', rules: [] }) as RegionPolicy,
};
