import { isMeasured } from '#brand/measured-screens.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import type { PageSources } from './html-page.ts';

const SCRIPT = 'https://www.googletagmanager.com';
const REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Sources that a page may load for analytics; none on screens that are never measured. */
export function analyticsSources({ analytics, routes }: SitePlan, path: string): PageSources {
  const screen = routes.find((route) => route.path === path)?.screen ?? null;
  if (analytics === null || !isMeasured(screen)) return {};
  return { scriptSources: [SCRIPT], connectSources: [SCRIPT, ...REPORTS] };
}
