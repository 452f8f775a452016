import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { openFlags } from '../../brands/open-flags.ts';

/** The brands of the demo whose games can be tried with play money. */
const TRIAL_BRANDS: readonly string[] = ['denluma', 'kyvolta', 'zigzula'];

/** Opens some brands of a new demo to trial play. */
export async function seedTrial({ db }: Pick<Parts, 'db'>, brand: string): Promise<void> {
  if (!TRIAL_BRANDS.includes(brand)) return;
  await inTransaction(db, (tx) => openFlags(tx, brand, ['FREEPLAY3']));
}
