import { CATEGORIES, isAskedFor } from '#domain/category/categories.ts';
import type { GameCategory, GameFacets } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { RequestOf } from '#contract/operation.ts';
import {
  type FacetOptions,
  facetOptions,
  type Facets,
  narrowGames,
} from '#domain/game/game-facets.ts';
import type { BrandGames } from '../../vendors/brand-games.ts';
import { gameItem } from '../../vendors/game-item.ts';
import type { ItemReader } from './ranked-games.read.ts';

export function listGames(
  games: BrandGames,
  query: RequestOf<'listGames'>['query'],
  { currency, language }: ItemReader,
): ReplyOf<'listGames'> {
  const { pageNo = 1, pageSize = 6 } = query;
  const searched = games
    .search({
      category: query.gameCategory ?? query.gameType,
      vendor: query.vassalage,
      name: query.gameName,
    })
    .filter((game) => query.gameCode === undefined || game.code === query.gameCode)
    // A list's titles are found under it, and by their names.
    .filter(
      ({ parent = null }) =>
        parent === (query.parent ?? null) ||
        (query.parent === undefined && (query.gameName ?? query.gameCode) !== undefined),
    )
    .filter((game) => (game.lines ?? 0) >= (query.minLineNum ?? 0))
    .filter((game) => game.isList === true || game.stakesMicro[currency]?.[0] !== undefined)
    .map((game) => gameItem(game, currency, language));
  const facets: Facets = {
    subCategory: query.subCategory ?? null,
    theme: query.theme ?? null,
    volatility: query.volatility ?? null,
    leastReturn: query.leastReturn ?? null,
    mostStake: query.minBet ?? null,
  };
  const found = narrowGames(searched, facets);
  const start = (pageNo - 1) * pageSize;
  return {
    content: found.slice(start, start + pageSize),
    pageNum: pageNo,
    pageSize,
    totalPages: Math.ceil(found.length / pageSize),
    totalItems: found.length,
    ...(query.facets === true ? { facets: facetReply(facetOptions(searched, facets)) } : {}),
  };
}

/** The contract's lists are writable. */
function facetReply(options: FacetOptions): GameFacets {
  return {
    subCategory: [...options.subCategory],
    theme: [...options.theme],
    volatility: [...options.volatility],
    leastReturn: [...options.leastReturn],
    mostStake: [...options.mostStake],
  };
}

export function gameMenus(games: BrandGames, language: string): ReplyOf<'getGameMenus'> {
  return {
    categories: Object.entries(games.vendorsByCategory(language)).map(([category, vendors]) => ({
      gameCategory: category as GameCategory,
      gameType: category,
      vendors: vendors.map(({ displayName, vassalage }) => ({ displayName, vassalage })),
    })),
  };
}

/** The same as rows of cards, each with its name. */
export function listGameTypes(
  menus: ReplyOf<'getGameMenus'>,
  wanted: string | undefined,
  say: (key: string) => string,
): ReplyOf<'listGameTypes'> {
  const blocks = menus.categories.map(({ gameCategory, gameType, vendors }) => ({
    title: say(CATEGORIES[gameCategory].text),
    gameCategory,
    cards: vendors.map(({ vassalage, displayName }) => ({
      gameType,
      vassalage,
      accountTypeName: displayName,
    })),
  }));
  return {
    blocks: blocks.filter(
      ({ gameCategory }) => wanted === undefined || isAskedFor(gameCategory, wanted),
    ),
  };
}

export function listVendors(
  games: BrandGames,
  language: string,
  category: string | undefined,
): ReplyOf<'listVendors'> {
  return {
    items: games.vendors(language).flatMap((vendor) => {
      const counts = Object.entries(vendor.gamesIn).filter(
        ([code]) => category === undefined || code === category,
      );
      if (counts.length === 0) return [];
      return [
        {
          vassalage: vendor.code,
          displayName: vendor.displayName,
          gameCategories: Object.keys(vendor.gamesIn).map((code) => code as GameCategory),
          maintenance: vendor.maintenance,
          gameCount: counts.reduce((sum, [, count]) => sum + count, 0),
        },
      ];
    }),
  };
}
