import type { SiteLink } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** The links of a site, in their order. */
export const setting: SettingDeclaration<readonly SiteLink[], 'page'> = {
  served: 'page',
  inEffect: (stored) => (stored ?? []) as readonly SiteLink[],
};
