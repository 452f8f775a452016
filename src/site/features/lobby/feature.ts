import { FIRST, siteFeature } from '../../frame/site-feature.ts';

export const lobbyFeature = siteFeature({
  screens: {
    hot: FIRST,
    lobby: FIRST,
    search: FIRST,
    favourites: async () => (await import('./FavouritesScreen.tsx')).FavouritesScreen,
  },
});
