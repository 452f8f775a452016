import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { serviceChannelsSetting } from './service-channels.setting.ts';

export const customerServiceFeature = (parts: Parts): Feature => ({
  name: 'customer-service',
  routes: settingRoutes(serviceChannelsSetting, parts),
});
