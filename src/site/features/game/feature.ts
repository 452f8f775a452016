import { siteFeature } from '../../frame/site-feature.ts';

export const gameFeature = siteFeature({
  screens: {
    game: async () => (await import('./GameScreen.tsx')).GameScreen,
  },
  panels: ['recentGames'],
});
