import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { nodeIdOf } from '../../vendors/game-catalogue.ts';
import { gameSettingsSetting } from './game-settings.setting.ts';

export function gameSettingsFeature(parts: Parts): Feature {
  const { catalogue } = parts;
  const setting = gameSettingsSetting(({ site }) => ({
    languages: site.languages,
    vendors: catalogue.allVendors(),
    games: catalogue.search({}).map((game) => ({ ...game, nodeId: nodeIdOf(game) })),
  }));
  return { name: 'game-settings', routes: settingRoutes(setting, parts) };
}
