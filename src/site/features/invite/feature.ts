import { siteFeature } from '../../frame/site-feature.ts';

export const inviteFeature = siteFeature({
  screens: {
    inviteFriends: async () => (await import('./InviteFriendsScreen.tsx')).InviteFriendsScreen,
  },
});
