import type { SettingDeclaration } from '../setting/setting-declaration.ts';
import { AS_SHIPPED, type GameOffer } from './game-offer.ts';

/** Asked for with every stake. */
export const setting: SettingDeclaration<GameOffer, 'request'> = {
  served: 'request',
  inEffect: (stored) => (stored ?? AS_SHIPPED) as GameOffer,
};
