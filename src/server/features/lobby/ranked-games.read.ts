import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { hotOrder } from '#domain/game/hot-order.ts';
import { type GameCatalogue, nodeIdOf } from './game-catalogue.ts';
import { gameItem } from './lobby.read.ts';

/** What is put forward: a title that cannot be opened now is not. */
export function hotGames(
  catalogue: GameCatalogue,
  played: readonly string[],
  query: Pick<RequestOf<'listHotGames'>['query'], 'vassalage' | 'limit'>,
  currency: string,
): ReplyOf<'listHotGames'> {
  const offered = catalogue
    .search({ vendor: query.vassalage })
    .filter(({ playable }) => playable)
    .map(nodeIdOf);
  const order = hotOrder(offered, { picks: [], played });
  return { items: itemsOf(catalogue, order, currency).slice(0, query.limit ?? 6) };
}

/** What is played most, and nothing else: without play the list is empty. */
export function popularGames(
  catalogue: GameCatalogue,
  played: readonly string[],
  query: RequestOf<'listPopularGames'>['query'],
  currency: string,
): ReplyOf<'listPopularGames'> {
  const { gameCategory, limit = 20 } = query;
  const items = itemsOf(catalogue, played, currency).filter(
    (item) => gameCategory === undefined || ['HOT', item.gameCategory].includes(gameCategory),
  );
  return { items: items.slice(0, limit) };
}

/** Tiles of these titles in this order, without those that are not offered. */
export function itemsOf(catalogue: GameCatalogue, nodeIds: readonly string[], currency: string) {
  return nodeIds.flatMap((id) => {
    const game = catalogue.findNode(id);
    return game === null ? [] : [gameItem(game, currency)];
  });
}
