import { siteFeature } from '../../frame/site-feature.ts';

export const vipFeature = siteFeature({
  screens: {
    vip: async () => (await import('./VipScreen.tsx')).VipScreen,
  },
});
