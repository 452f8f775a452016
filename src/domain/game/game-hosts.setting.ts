import type { GameHosts } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';
import { NO_GAME_HOSTS } from './game-hosts.ts';

/** Asked for with every list of games. */
export const setting: SettingDeclaration<GameHosts, 'request'> = {
  served: 'request',
  inEffect: (stored) => (stored ?? NO_GAME_HOSTS) as GameHosts,
};
