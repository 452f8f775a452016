import type { GamePolicy } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';
import { AS_DESIGNED } from './game-policy.ts';

/** Asked for with every round. */
export const setting: SettingDeclaration<GamePolicy, 'request'> = {
  served: 'request',
  inEffect: (stored) => (stored ?? AS_DESIGNED) as GamePolicy,
};
