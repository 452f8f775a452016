import type { DraftState } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Route, route, staffOf } from '../../platform/route.ts';
import { requireBrand } from '../../brands/staff-brand.ts';

/** A tab says that it is there twice as often. */
const PRESENT_MS = 60_000;
/** More people than fit a line are not named. */
const MAX_NAMED = 50;

/** Who has a brand open. */
export function presenceRoutes({ db, clock, live }: Parts): Route[] {
  return [
    route('notePresence', async (call) => {
      const { staffId } = staffOf(call);
      const row = await requireBrand(db, staffOf(call), call.params.brand);
      const { tab, section } = call.body;
      const now = clock.now();
      const before = await db
        .selectFrom('brand_presence')
        .select(['section', 'seen_at'])
        .where('brand', '=', row.id)
        .where('staff_id', '=', staffId)
        .where('tab', '=', tab)
        .executeTakeFirst();
      await db
        .insertInto('brand_presence')
        .values({ brand: row.id, staff_id: staffId, tab, section, seen_at: now })
        .onConflict((conflict) =>
          conflict.columns(['brand', 'staff_id', 'tab']).doUpdateSet({ section, seen_at: now }),
        )
        .execute();
      const isNews =
        before?.section !== section || before.seen_at.getTime() < now.getTime() - PRESENT_MS;
      if (isNews) live.changed('brandDraft', { brand: row.id });
      return {
        brand: row.id,
        draftVersion: row.draft_version,
        liveRevision: row.live_revision,
        editors: await othersAt(db, { brand: row.id, staffId, tab, now }),
      };
    }),
  ];
}

async function othersAt(
  db: Db,
  own: { brand: string; staffId: bigint; tab: string; now: Date },
): Promise<DraftState['editors']> {
  const rows = await db
    .selectFrom('brand_presence as p')
    .innerJoin('staff as s', 's.id', 'p.staff_id')
    .select(['p.staff_id', 'p.section', 's.username'])
    .where('p.brand', '=', own.brand)
    .where('p.seen_at', '>', new Date(own.now.getTime() - PRESENT_MS))
    .where((eb) => eb.or([eb('p.staff_id', '<>', own.staffId), eb('p.tab', '<>', own.tab)]))
    .orderBy('p.seen_at', 'desc')
    .limit(MAX_NAMED)
    .execute();
  return rows.map(({ staff_id: staffId, section, username }) => ({
    username,
    section,
    own: staffId === own.staffId,
  }));
}
