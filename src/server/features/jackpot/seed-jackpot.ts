import { meanTurnover } from '#domain/jackpot/jackpot-terms.ts';
import { suggestedTerms } from '#domain/jackpot/suggested-terms.ts';
import type { Parts } from '../../parts.ts';
import { storedJackpot } from './stored-jackpot.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { seedSetting } from '../../settings/setting-store.ts';
import { TITLES } from '#games/generated/titles.ts';

/** Where the pool is taken at a limit at the latest. */
const LIMITED_BRANDS: readonly string[] = ['kyvolta'];
/** In starts. */
const LIMIT = 3n;

/** Gives a new demo's brand a jackpot; the first stake opens its pool. */
export async function seedJackpot(
  { db, brands }: Pick<Parts, 'db' | 'brands'>,
  brand: string,
): Promise<void> {
  const currency = brands.byId(brand)?.site.currency ?? '';
  const feeding = TITLES.find(({ subCategories }) => subCategories.includes('JP'));
  const terms = suggestedTerms(feeding?.stakesMicro[currency] ?? []);
  if (terms === null) return;
  const limited = { ...terms, mustHitMicro: terms.startMicro * LIMIT };
  const held = LIMITED_BRANDS.includes(brand)
    ? { ...limited, turnoverMicro: meanTurnover(limited) }
    : terms;
  const value = storedJackpot({ currency, enabled: true, ...held });
  await inTransaction(db, (tx) => seedSetting(tx, { brand, kind: 'jackpot', version: 1, value }));
}
