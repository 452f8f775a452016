import { describe, expect, it } from 'vitest';
import type { SitePlan } from '#brand/site-plan.ts';
import { analyticsSources } from '#server/features/page/analytics-sources.ts';

const plan = {
  analytics: { gtagId: 'G-TEST123', because: [] },
  routes: [
    { path: '/', screen: 'home', needs: 'anyone', category: null },
    { path: '/deposit', screen: 'deposit', needs: 'member', category: null },
    { path: '/agentHome', screen: 'agentHome', needs: 'agent', category: null },
    { path: '/login', screen: 'login', needs: 'anyone', category: null },
  ],
} as unknown as SitePlan;

describe('content policy for analytics', () => {
  it('allows the script on pages of visitors', () => {
    expect(analyticsSources(plan, '/').scriptSources).toEqual(['https://www.googletagmanager.com']);
  });

  it.each(['/deposit', '/agentHome', '/login', '/404'])('allows nothing on %s', (path) => {
    expect(analyticsSources(plan, path)).toEqual({});
  });

  it('allows nothing without a measurement id', () => {
    expect(analyticsSources({ ...plan, analytics: null }, '/')).toEqual({});
  });
});
