import { type FeedingGame, mostReturnPercent } from '#domain/jackpot/jackpot-faults.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Parts } from '../../parts.ts';
import { gameItem } from '../../vendors/game-item.ts';
import type { JackpotBrand } from './jackpot.read.ts';

/** A brand and the titles it offers that feed its jackpot, as players see them. */
export function jackpotBrandOf({
  brands,
  gamesOf,
}: Pick<Parts, 'brands' | 'gamesOf'>): (id: string) => JackpotBrand | null {
  return (id) => {
    const brand = brands.byId(id);
    if (brand === null) return null;
    const { currency } = brand.site;
    const feeding = gamesOf(id)
      .search({})
      .filter(({ feedsJackpot }) => feedsJackpot);
    return { currency, games: feeding.map((game) => gameItem(game, currency)) };
  };
}

/** The titles that feed a brand's jackpot, for the office: also those that are shut now. */
export function feedingGames(catalogue: Parts['catalogue']): (brand: LiveBrand) => FeedingGame[] {
  return ({ site: { currency } }) =>
    catalogue
      .search({})
      .filter(({ feedsJackpot }) => feedsJackpot)
      .map((game) => ({
        rtpMostPercent: mostReturnPercent(game),
        stakesMicro: game.stakesMicro[currency] ?? [],
      }));
}
