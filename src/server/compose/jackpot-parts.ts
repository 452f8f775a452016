import type { JackpotBrand } from '../features/jackpot/jackpot.read.ts';
import type { PlayedBrand } from '../features/jackpot/jackpot-settings.read.ts';
import { gameItem } from '../features/lobby/lobby.read.ts';
import type { SharedParts } from './shared-parts.ts';

type Known = Pick<SharedParts, 'brands' | 'gamesOf'>;

/** A brand and the titles it offers that feed its jackpot, as players see them. */
export function jackpotBrandOf({ brands, gamesOf }: Known): (id: string) => JackpotBrand | null {
  return (id) => {
    const brand = brands.byId(id);
    if (brand === null) return null;
    const { currency } = brand.site;
    const feeding = gamesOf(id)
      .search({})
      .filter(({ feedsJackpot, playable }) => feedsJackpot && playable);
    return { currency, games: feeding.map((game) => gameItem(game, currency)) };
  };
}

/** The same for the office: whatever could be played counts, be it shut for now. */
export function jackpotPlayedOn({
  brands,
  catalogue,
}: Pick<SharedParts, 'brands' | 'catalogue'>): (id: string) => PlayedBrand | null {
  return (id) => {
    const brand = brands.byId(id);
    if (brand === null) return null;
    const { currency } = brand.site;
    const feeding = catalogue.search({}).filter(({ feedsJackpot }) => feedsJackpot);
    return {
      currency,
      games: feeding.map(({ rtpPercent, stakesMicro }) => ({
        rtpPercent: rtpPercent ?? '100',
        stakesMicro: stakesMicro[currency] ?? [],
      })),
    };
  };
}
