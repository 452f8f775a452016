import { isDeepStrictEqual } from 'node:util';
import type { GameCategory, GameSettings } from '#contract/generated/types.ts';
import { type GameOffer, inOrder } from '#domain/game/game-offer.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Setting } from '../../settings/setting.ts';
import { type BrandCatalogue, checkedOffer } from './checked-offer.ts';

const PARTS = ['vendors', 'categories', 'games', 'hot'] as const;

/** The arrangement of a brand's games. @param catalogueOf everything the brand could offer */
export function gameSettingsSetting(
  catalogueOf: (brand: LiveBrand) => BrandCatalogue,
): Setting<'getGameSettings', 'setGameSettings', GameOffer> {
  return {
    kind: 'gameSettings',
    read: 'getGameSettings',
    write: 'setGameSettings',
    view: (offer, brand) => arranged(offer, catalogueOf(brand)),
    change: (body, _held, brand) => checkedOffer(body, catalogueOf(brand)),
    canonicalForm: (offer, brand) => arranged(offer, catalogueOf(brand)),
    audit(before, after, brand) {
      const [old, wanted] = [before, after].map((offer) => arranged(offer, catalogueOf(brand)));
      const changed = PARTS.filter((part) => !isDeepStrictEqual(old?.[part], wanted?.[part]));
      const of = (offer: GameOffer) =>
        Object.fromEntries(changed.map((part) => [part, offer[part]]));
      return { before: of(before), after: of(after) };
    },
  };
}

/** Every vendor, category and title, with what was said of it or as it comes. */
function arranged(
  offer: GameOffer,
  { vendors, games, languages }: BrandCatalogue,
): Omit<GameSettings, 'brand' | 'version' | 'lastChange'> {
  const own = new Map(offer.vendors.map((vendor) => [vendor.vendor, vendor]));
  const states = new Map(offer.games.map(({ nodeId, state }) => [nodeId, state]));
  const known = new Set(games.map(({ nodeId }) => nodeId));
  const categories = [...new Set(games.map(({ category }) => category))];
  return {
    languages: [...languages],
    vendors: inOrder(vendors, [...own.keys()], ({ code }) => code).map(({ code, displayName }) => ({
      vassalage: code,
      displayName,
      state: own.get(code)?.state ?? 'on',
      names: Object.entries(own.get(code)?.names ?? {}).map(([language, name]) => ({
        language,
        name,
      })),
    })),
    categories: inOrder(categories, offer.categories, (code) => code) as GameCategory[],
    games: games.map(({ nodeId, name, vendor, category }) => ({
      nodeId,
      gameName: name,
      vassalage: vendor,
      gameCategory: category as GameCategory,
      state: states.get(nodeId) ?? 'on',
    })),
    hot: offer.hot.filter((nodeId) => known.has(nodeId)),
  };
}
