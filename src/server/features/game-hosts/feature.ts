import type { GameHosts } from '#contract/generated/types.ts';
import { NO_GAME_HOSTS } from '#domain/game/game-hosts.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Setting } from '../../settings/setting.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { seedSetting } from '../../settings/setting-store.ts';

/** Hosts of pictures and games of outside vendors, and the rule by which their codes are shown. */
const gameHostsSetting: Setting<'getGameHosts', 'setGameHosts', GameHosts> = {
  kind: 'gameHosts',
  read: 'getGameHosts',
  write: 'setGameHosts',
  view: (hosts) => ({ hosts }),
  change: ({ hosts }) => hosts,
};

/** The demo's brand that follows the rule of "language TY". */
const TY_BRAND = 'zigzula';

export const gameHostsFeature = (parts: Parts): Feature => ({
  name: 'game-hosts',
  routes: settingRoutes(gameHostsSetting, parts),
  async seedDemo(brand) {
    if (brand !== TY_BRAND) return;
    const value: GameHosts = { ...NO_GAME_HOSTS, vendorCodes: 'ty' };
    await inTransaction(parts.db, (tx) =>
      seedSetting(tx, { brand, kind: 'gameHosts', version: 1, value }),
    );
  },
});
