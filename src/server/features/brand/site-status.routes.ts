import type { BrandStatus } from '#contract/generated/types.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Parts } from '../../parts.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, staffOf } from '../../platform/route.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';

/** Opening and closing a site: 0 normal, 1 maintenance, 2 region blocked. */
export function siteStatusRoutes({ db, clock, brands, live }: Parts): Route[] {
  return [
    route('getBrandStatus', (call) => brandStatus(db, staffOf(call), call.params.brand)),

    route('setBrandStatus', async (call) => {
      const staff = staffOf(call);
      const { brand } = call.params;
      const before = await brandStatus(db, staff, brand);
      const { status, note } = call.body;
      const at = clock.now();
      await inTransaction(db, async (tx) => {
        await tx
          .updateTable('brand')
          .set({
            site_status: status,
            site_status_note: note,
            site_status_at: at,
            site_status_by: staff.staffId,
          })
          .where('id', '=', brand)
          .execute();
        await writeAudit(tx, {
          staffId: staff.staffId,
          brand,
          action: 'setBrandStatus',
          before: { status: before.status, note: before.note },
          after: { status, note },
          at,
        });
      });
      await brands.changed();
      live.changed('siteStatus', { brand });
      return brandStatus(db, staff, brand);
    }),
  ];
}

async function brandStatus(db: Db, staff: StaffCaller, brand: string): Promise<BrandStatus> {
  const row = await db
    .selectFrom('brand as b')
    .leftJoin('staff as s', 's.id', 'b.site_status_by')
    .select(['b.site_status', 'b.site_status_note', 'b.site_status_at', 's.display_name'])
    .where('b.id', '=', brand)
    .executeTakeFirst();
  if (row === undefined || (staff.brands !== null && !staff.brands.has(brand))) {
    throw new Problem('BRAND_NOT_FOUND');
  }
  return {
    brand,
    status: row.site_status as BrandStatus['status'],
    note: row.site_status_note,
    changedAt: row.site_status_at?.toISOString() ?? null,
    changedBy: row.display_name,
  };
}
