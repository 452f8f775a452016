import type { PointGood, PointGoodsSettings } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** Goods of the points mall in the order players see them, on any schedule. */
export type GoodList = Pick<PointGoodsSettings, 'goods'>;

/** Goods that are kept: they have a number. */
export type KnownGood = PointGood & { readonly goodId: string };

export const setting: SettingDeclaration<GoodList, 'request'> = {
  served: 'request',
  inEffect: (stored) => (stored ?? { goods: [] }) as GoodList,
};

export const isKnownGood = (good: PointGood): good is KnownGood => good.goodId !== null;
