import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { regionRulesRoutes } from './region-rules.routes.ts';

export const regionRulesFeature = (parts: Parts): Feature => ({
  name: 'region-rules',
  routes: regionRulesRoutes(parts, parts.locator),
});
