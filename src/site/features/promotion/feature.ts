import { siteFeature } from '../../frame/site-feature.ts';

export const promotionFeature = siteFeature({
  screens: {
    promotions: async () => (await import('./PromotionsScreen.tsx')).PromotionsScreen,
  },
});
