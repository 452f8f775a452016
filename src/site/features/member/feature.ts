import { siteFeature } from '../../frame/site-feature.ts';

export const memberFeature = siteFeature({
  screens: {
    memberCentre: async () => (await import('./MemberCentreScreen.tsx')).MemberCentreScreen,
    securityCentre: async () => (await import('./SecurityCentreScreen.tsx')).SecurityCentreScreen,
    wallet: async () => (await import('./WalletScreen.tsx')).WalletScreen,
  },
});
