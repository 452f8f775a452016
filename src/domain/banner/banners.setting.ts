import type { BannerSettings } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** Banners in the order players see them, whatever their schedule. */
export type BannerList = Pick<BannerSettings, 'keepsOwn' | 'banners'>;

export const setting: SettingDeclaration<BannerList, 'page'> = {
  served: 'page',
  inEffect: (stored) => (stored ?? { keepsOwn: true, banners: [] }) as BannerList,
};
