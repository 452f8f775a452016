import { openEmbedded } from '#server/platform/db/open-embedded.ts';

/**
 * Makes every ticket of a stake win, in the data of a server that does not run: no terms that the
 * office may set are so kind.
 * @throws Error when no pool has begun there.
 */
export async function makeTicketsWin(dataDir: string, stakeMicro: bigint): Promise<void> {
  const { db, close } = await openEmbedded({ dataDir });
  try {
    const { numUpdatedRows } = await db
      .updateTable('jackpot_cycle')
      .set({ turnover_micro: stakeMicro })
      .where('won_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error('no pool has begun');
  } finally {
    await close();
  }
}
