import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { seedServiceChannels } from './seed-service-channels.ts';
import { serviceChannelsSetting } from './service-channels.setting.ts';

export const serviceChannelFeature = (parts: Parts): Feature => ({
  name: 'service-channel',
  routes: settingRoutes(serviceChannelsSetting, parts),
  seedDemo: (brand) => seedServiceChannels(parts, brand),
});
