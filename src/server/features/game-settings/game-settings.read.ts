import type { GameCategory, GameSettings } from '#contract/generated/types.ts';
import { type GameOffer, type GameState, inOrder } from '#domain/game/game-offer.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { readFactStamp } from '../../platform/server-fact.ts';

/** What there is to arrange on a brand. */
export interface BrandCatalogue {
  vendors: readonly { code: string; displayName: string }[];
  /** Titles that can be opened. */
  games: readonly { nodeId: string; name: string; vendor: string; category: string }[];
  languages: readonly string[];
}

/** What was said of a brand's games. */
export async function readGameOffer(db: Db | Tx, brand: string): Promise<GameOffer> {
  const vendors = await db
    .selectFrom('vendor_setting')
    .select(['vendor', 'state', 'names'])
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  const categories = await db
    .selectFrom('category_setting')
    .select('category')
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  const games = await db
    .selectFrom('game_setting')
    .select(['node_id', 'state', 'hot_position'])
    .where('brand', '=', brand)
    .orderBy('hot_position')
    .orderBy('node_id')
    .execute();
  return {
    // The columns' own checks let nothing else through.
    vendors: vendors as GameOffer['vendors'],
    categories: categories.map(({ category }) => category),
    games: games
      .filter(({ state }) => state !== 'on')
      .map(({ node_id: nodeId, state }) => ({ nodeId, state: state as GameState })),
    hot: games.filter((game) => game.hot_position !== null).map(({ node_id }) => node_id),
  };
}

/** What the office edits: all there is, arranged. */
export async function readGameSettings(
  db: Db | Tx,
  brand: string,
  catalogue: BrandCatalogue,
): Promise<GameSettings> {
  const stamp = await readFactStamp(db, brand, 'gameSettings');
  return { brand, ...stamp, ...arranged(await readGameOffer(db, brand), catalogue) };
}

/** Every vendor, category and title, with what was said of it or as it comes. */
export function arranged(
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
