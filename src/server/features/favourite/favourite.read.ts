import type { GameItem } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import type { FavouriteKey } from './favourite.store.ts';

/** What favourites need of the catalogue. */
export interface FavouriteGames {
  /** Null: the brand offers no such title. */
  itemOf(brand: string, nodeId: string, currency: string, language: string): GameItem | null;
}

type Owner = Pick<FavouriteKey, 'brand' | 'memberId'>;

/** Ids of what a member keeps, the latest first. */
export async function favouriteIds(db: Db, { brand, memberId }: Owner): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('node_id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.map(({ node_id }) => node_id);
}

/** What a member keeps, as tiles. A title that has left the brand is kept, and not shown. */
export async function listFavourites(
  db: Db,
  games: FavouriteGames,
  { currency, language, ...owner }: Owner & { currency: string; language: string },
  query: RequestOf<'listFavourites'>['query'],
): Promise<ReplyOf<'listFavourites'>> {
  const { pageNo = 1, pageSize = 42, gameType } = query;
  const ids = await favouriteIds(db, owner);
  const found = ids
    .map((id) => games.itemOf(owner.brand, id, currency, language))
    .filter((item) => item !== null)
    .filter((item) => gameType === undefined || item.gameType === gameType);
  const start = (pageNo - 1) * pageSize;
  return {
    content: found.slice(start, start + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(found.length / pageSize),
  };
}
