import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { flagsSetting } from './flags.setting.ts';

export const whitelabelFlagsFeature = (parts: Parts): Feature => ({
  name: 'whitelabel-flags',
  routes: settingRoutes(flagsSetting(parts.passwordResetBy), parts),
});
