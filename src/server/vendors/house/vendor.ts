import type { GameTitle } from '#games/game-title.ts';
import { TITLES } from '#games/generated/titles.ts';
import type { VendorAdapter } from '../vendor-adapter.ts';
import { houseFeature } from './feature.ts';
import { openHouseGames } from './house-games.ts';
import { HOUSE } from './house-transactions.ts';
import { houseVendor } from './house-vendor.ts';

/** The house over these titles. */
export const houseOver = (titles: readonly GameTitle[]): VendorAdapter => ({
  code: HOUSE,
  open: () => Promise.resolve(houseVendor(titles)),
  feature: async (parts, ports) =>
    houseFeature(parts, { ...ports, games: await openHouseGames(titles) }),
});

/** Our own games. */
export const vendor = houseOver(TITLES);
