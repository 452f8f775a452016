import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { demoLinkPage } from './demo-link-page.ts';
import { seedSiteLinks } from './seed-site-links.ts';
import { siteLinksSetting } from './site-links.setting.ts';

export const siteLinkFeature = (parts: Parts): Feature => ({
  name: 'site-link',
  pages: parts.config.mode === 'demo' ? [demoLinkPage(parts)] : [],
  routes: settingRoutes(siteLinksSetting, parts),
  seedDemo: (brand) => seedSiteLinks(parts, brand),
});
