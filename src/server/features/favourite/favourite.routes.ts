import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, type Route, route } from '../../platform/route.ts';
import { favouriteIds, type FavouriteGames, listFavourites } from './favourite.read.ts';
import { deleteFavourite, insertFavourite } from './favourite.store.ts';

/** The games a member keeps. */
export function favouriteRoutes({ db, clock }: Parts, games: FavouriteGames): Route[] {
  return [
    route('listFavouriteIds', async (call) => ({ ids: await favouriteIds(db, memberOf(call)) })),

    route('listFavourites', (call) => {
      const { brand, memberId, site } = memberOf(call);
      const reader = { brand, memberId, currency: site.currency, language: call.language };
      return listFavourites(db, games, reader, call.query);
    }),

    route('addFavourite', async (call) => {
      const { brand, memberId, site } = memberOf(call);
      const { nodeId, vendor, gameType } = call.body;
      const item = games.itemOf(brand, nodeId, site.currency, call.language);
      if (item === null) throw unknown('/nodeId');
      if (item.vassalage !== vendor) throw unknown('/vendor');
      if (item.gameType !== gameType) throw unknown('/gameType');
      await inTransaction(db, (tx) =>
        insertFavourite(tx, { brand, memberId, nodeId }, clock.now()),
      );
      return null;
    }),

    route('removeFavourite', async (call) => {
      const { brand, memberId } = memberOf(call);
      const { nodeId } = call.params;
      await inTransaction(db, (tx) => deleteFavourite(tx, { brand, memberId, nodeId }));
      return null;
    }),
  ];
}

/** A title that is not the brand's, or not the one it is said to be. */
function unknown(pointer: string): Problem {
  return new Problem('GAME_NOT_FOUND', { fields: { [pointer]: { code: 'enum' } } });
}
