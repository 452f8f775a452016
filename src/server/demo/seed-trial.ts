import type { Server } from '../compose.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { openFlags } from './open-flags.ts';

/** The brands of the demo whose games can be tried with play money. */
const TRIAL_BRANDS: readonly string[] = ['denluma', 'kyvolta', 'zigzula'];

/** Opens some brands of a new demo to trial play. */
export async function seedTrial(server: Server, brand: string): Promise<void> {
  if (!TRIAL_BRANDS.includes(brand)) return;
  await inTransaction(server.database.db, (tx) => openFlags(tx, brand, ['FREEPLAY3']));
}
