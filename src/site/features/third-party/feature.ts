import { siteFeature } from '../../frame/site-feature.ts';

export const thirdPartyFeature = siteFeature({
  screens: {
    thirdPartyReturn: async () =>
      (await import('./ThirdPartyReturnScreen.tsx')).ThirdPartyReturnScreen,
  },
});
