import { addDays, dayIn } from '#domain/day/day.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { membersWithFigures } from '../../play/figures/member-sums.read.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { type HarmDay, harmFacts } from './harm-facts.read.ts';
import { noteHarm } from './harm-case.store.ts';

/** Members of one transaction. */
const CHUNK = 100;
/** Transactions of one run: the next run goes on. */
const CHUNKS = 10;

/** After its end a day's last figures arrive. */
const SETTLES_MS = 3_600_000;

type ScoreParts = Pick<Parts, 'db' | 'clock' | 'brands'>;

/**
 * Looks once a day at each member who played or paid on the day before, and opens a case where markers of
 * harm ask for one. @returns cases that were opened
 */
export async function scoreMembers(
  { db, clock, brands }: ScoreParts,
  fence: JobFence,
): Promise<number> {
  let opened = 0;
  for (const brand of brands.all()) {
    const { timeZone } = settingOf(brand, 'brandDay');
    const settled = new Date(clock.now().getTime() - SETTLES_MS);
    const day = addDays(dayIn(timeZone, settled), -1);
    for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
      const done = await inTransaction(db, async (tx) => {
        await fence.assertHeld(tx);
        return scoreChunk(tx, brand.id, { day, timeZone }, clock);
      });
      opened += done.opened;
      if (done.isLast) break;
    }
  }
  return opened;
}

async function scoreChunk(
  tx: Tx,
  brand: string,
  of: HarmDay,
  clock: Parts['clock'],
): Promise<{ opened: number; isLast: boolean }> {
  const scan = await tx
    .selectFrom('harm_scan')
    .select(['day', 'after_id'])
    .where('brand', '=', brand)
    .executeTakeFirst();
  const after = scan?.day === of.day ? scan.after_id : 0n;
  const members = await membersWithFigures(tx, {
    brand,
    from: of.day,
    to: of.day,
    afterMember: after,
    members: CHUNK,
  });
  let opened = 0;
  for (const memberId of members) {
    const facts = await harmFacts(tx, { brand, memberId }, of, clock);
    if (await noteHarm(tx, { brand, memberId }, facts, clock)) opened += 1;
  }
  const last = members.at(-1) ?? after;
  const row = { day: of.day, after_id: last };
  if (scan === undefined || scan.day !== row.day || scan.after_id !== last) {
    await tx
      .insertInto('harm_scan')
      .values({ brand, ...row })
      .onConflict((conflict) => conflict.column('brand').doUpdateSet(row))
      .execute();
  }
  return { opened, isLast: members.length < CHUNK };
}
