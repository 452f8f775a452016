import { FIRST, siteFeature } from '../../frame/site-feature.ts';

export const promotionFeature = siteFeature({
  screens: {
    promotions: FIRST,
    missions: async () => (await import('./mission/MissionsScreen.tsx')).MissionsScreen,
  },
});
