import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { registerRulesSetting } from './register-rules.setting.ts';

export const registerRulesFeature = (parts: Parts): Feature => ({
  name: 'register-rules',
  routes: settingRoutes(registerRulesSetting(parts.passwordResetBy), parts),
});
