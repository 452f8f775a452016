import type { ReadSetting, RoundsKind } from '#domain/earning/earning-kind.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { addToLines } from '../../play/earning/earning-line.store.ts';
import { chainsAt } from '../../play/figures/chain.read.ts';
import { settledAfter } from '../../play/figures/settled-round.store.ts';
import { holdStart, moveStart } from '../../play/earning/earning-start.store.ts';

/** Rounds of one write. */
const CHUNK = 1_000;

/**
 * Brings the settled rounds of a brand since the watermark of a kind into its lines. Rounds and watermark
 * are one transaction, so that each round counts once, despite any failure between.
 * @returns rounds that were read
 */
export async function earnRounds(
  { db }: Pick<Parts, 'db'>,
  kind: RoundsKind,
  brand: LiveBrand,
  fence: JobFence,
): Promise<number> {
  const setting: ReadSetting = (of) => settingOf(brand, of);
  const key = { brand: brand.id, kind: kind.code };
  let read = 0;
  for (;;) {
    const rounds = await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      const seq = await holdStart(tx, key);
      const settled = await settledAfter(tx, brand.id, seq, CHUNK);
      const last = settled.at(-1);
      if (last === undefined) return 0;
      if (kind.isOn(setting)) {
        const chains = await chainsAt(
          tx,
          settled.map(({ memberId, openedAt }) => ({ memberId, at: openedAt })),
        );
        const bases = settled.flatMap((round, index) => {
          const chain = chains[index];
          return chain === undefined ? [] : kind.rule(round, chain, setting);
        });
        await addToLines(tx, brand.id, kind, bases);
      }
      await moveStart(tx, key, last.seq);
      return settled.length;
    });
    read += rounds;
    if (rounds < CHUNK) return read;
  }
}
