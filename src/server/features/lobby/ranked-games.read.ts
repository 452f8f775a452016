import { isAskedFor } from '#domain/category/categories.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { hotOrder } from '#domain/game/hot-order.ts';
import type { BrandGames } from '../../vendors/brand-games.ts';
import { gameItem } from '../../vendors/game-item.ts';

/** Who reads a list of titles. */
export interface ItemReader {
  readonly currency: string;
  readonly language: string;
}

/** What is put forward: a title that cannot be opened now is not. */
export function hotGames(
  games: BrandGames,
  played: readonly string[],
  query: Pick<RequestOf<'listHotGames'>['query'], 'vassalage' | 'limit'>,
  reader: ItemReader,
): ReplyOf<'listHotGames'> {
  const offered = games
    .search({ vendor: query.vassalage })
    .filter(({ maintenance }) => !maintenance)
    .map(({ nodeId }) => nodeId);
  const order = hotOrder(offered, { picks: games.hot, played });
  return { items: itemsOf(games, order, reader).slice(0, query.limit ?? 6) };
}

/** What is played most, and nothing else: without play the list is empty. */
export function popularGames(
  games: BrandGames,
  played: readonly string[],
  query: RequestOf<'listPopularGames'>['query'],
  reader: ItemReader,
): ReplyOf<'listPopularGames'> {
  const { gameCategory, limit = 20 } = query;
  const items = itemsOf(games, played, reader).filter(
    (item) => gameCategory === undefined || isAskedFor(item.gameCategory, gameCategory),
  );
  return { items: items.slice(0, limit) };
}

/** Tiles of these titles in this order, without those that are not offered. */
export function itemsOf(
  games: BrandGames,
  nodeIds: readonly string[],
  { currency, language }: ItemReader,
) {
  return nodeIds.flatMap((id) => {
    const game = games.findNode(id);
    return game === null ? [] : [gameItem(game, currency, language)];
  });
}
