import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { demoLinkPage } from './demo-link-page.ts';
import { seedSiteResources } from './seed-site-resources.ts';
import { siteResourcesSetting } from './site-resources.setting.ts';

export const siteResourceFeature = (parts: Parts): Feature => ({
  name: 'site-resource',
  pages: parts.config.mode === 'demo' ? [demoLinkPage(parts)] : [],
  routes: settingRoutes(siteResourcesSetting, parts),
  seedDemo: (brand) => seedSiteResources(parts, brand),
});
