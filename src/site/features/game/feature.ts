import { siteFeature } from '../../frame/site-feature.ts';

export const gameFeature = siteFeature({
  screens: {
    game: async () => (await import('./GameScreen.tsx')).GameScreen,
  },
  dialogs: {
    game: async () => (await import('./popup/GamePopup.tsx')).GamePopup,
  },
  early: {
    game: async (visit) => (await import('./early-game.ts')).requestGame(visit),
  },
  panels: ['recentGames'],
});
