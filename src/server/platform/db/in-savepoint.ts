import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Runs a part of a transaction whose refusal undoes that part alone. Every other error fails the whole
 * transaction.
 * @param isRefusal whether an error of `work` is a refusal
 * @returns null after a refusal
 */
export async function inSavepoint<T extends object>(
  tx: Tx,
  work: () => Promise<T>,
  isRefusal: (error: unknown) => boolean,
): Promise<T | null> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint part`.execute(tx);
    await sql`release savepoint part`.execute(tx);
    return null;
  }
}
