import { suggestedTerms } from '#domain/jackpot/suggested-terms.ts';
import type { Server } from './compose.ts';
import { writeSetting } from './features/jackpot/jackpot.store.ts';
import { inTransaction } from './platform/db/in-transaction.ts';
import { beginFact } from './platform/server-fact.ts';
import { houseGames } from './vendors/house/house-games.ts';

/** Gives a new demo's brand a jackpot; the first stake opens its pool. */
export async function seedJackpot(server: Server, brand: string): Promise<void> {
  const currency = server.brands.byId(brand)?.site.currency ?? '';
  const terms = suggestedTerms(houseGames()[0]?.stakesMicro[currency] ?? []);
  if (terms === null) return;
  await inTransaction(server.database.db, async (tx) => {
    await beginFact(tx, { brand, kind: 'jackpot' });
    await writeSetting(tx, { brand, currency, enabled: true, ...terms });
  });
}
