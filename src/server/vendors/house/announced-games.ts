import type { GameFacts } from '../game-vendor.ts';

/** Titles that are being made. They are shown as such and lead nowhere. */
export const ANNOUNCED_GAMES: readonly GameFacts[] = [
  announced('roulette-corsa', 'Roulette Corsa', 'LIVE'),
  announced('sic-bo-six', 'Sic Bo Six', 'LIVE'),
  announced('reef-patrol', 'Reef Patrol', 'FISH'),
  announced('three-card', 'Three Card', 'PVP'),
  announced('cup-night', 'Cup Night', 'SPORTS'),
];

function announced(code: string, name: string, category: string): GameFacts {
  return {
    code,
    name,
    category,
    rtpPercent: null,
    volatility: null,
    lines: null,
    tags: [],
    stakesMicro: {},
    playable: false,
    hasDemo: false,
    feedsJackpot: false,
  };
}
