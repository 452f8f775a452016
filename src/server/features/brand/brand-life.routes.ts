import { heroNames } from '#art/heroes/catalogue.ts';
import { brandIdFault } from '#brand/brand-id.ts';
import { HOST_NAME } from '#brand/new-brand.ts';
import type { CheckBrandNameValue } from '#contract/generated/types.ts';
import { findOwners, returnHosts } from '../../brands/brand-host.store.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, staffOf } from '../../platform/route.ts';
import { createBrand } from './create-brand.ts';
import { requireBrand } from '../../brands/staff-brand.ts';
import { onceFor } from './once-for.ts';

/** The beginning and the end of a brand. */
export function brandLifeRoutes(parts: Parts): Route[] {
  const { db, clock, brands, config, staffHosts } = parts;
  return [
    route('checkBrandName', async ({ query: { id, host } }) => ({
      id: await idFault(db, id),
      host: HOST_NAME.test(host)
        ? staffHosts.names.has(host)
          ? 'reserved'
          : (await findOwners(db, '', [host])).size > 0
            ? 'taken'
            : 'free'
        : 'malformed',
    })),

    route('createBrand', async (call) => {
      const at = clock.now();
      const by = { staff: staffOf(call), at, heroes: heroNames };
      const made = await inTransaction(db, (tx) =>
        onceFor(tx, call, { operation: 'createBrand', at }, () => createBrand(tx, call.body, by)),
      );
      // After the commit: editors may listen for its changes.
      await brands.changed();
      return made;
    }),

    route('archiveBrand', async (call) => {
      const staff = staffOf(call);
      const row = await requireBrand(db, staff, call.params.brand);
      const { archived, note } = call.body;
      if (archived && row.id === config.defaultBrand) throw new Problem('DEFAULT_BRAND_NEEDED');
      const at = clock.now();
      const archivedAt = archived ? (row.archived_at ?? at) : null;
      await inTransaction(db, async (tx) => {
        if (archived && (await hasPlayers(tx, row.id))) throw new Problem('BRAND_HAS_PLAYERS');
        await tx
          .updateTable('brand')
          .set({ archived_at: archivedAt })
          .where('id', '=', row.id)
          .execute();
        const returned = archived ? await returnHosts(tx, row.id) : new Map<string, string>();
        await writeAudit(tx, {
          staffId: staff.staffId,
          brand: row.id,
          action: 'archiveBrand',
          before: { archived: row.archived_at !== null },
          after: {
            archived,
            ...(returned.size === 0 ? {} : { returnedHosts: Object.fromEntries(returned) }),
          },
          reason: note,
          at,
        });
      });
      await brands.changed();
      return { archivedAt: archivedAt?.toISOString() ?? null };
    }),
  ];
}

/** An archived brand settles and pays nothing: one that may owe something stays. */
async function hasPlayers(tx: Tx, brand: string): Promise<boolean> {
  const player = await tx
    .selectFrom('member')
    .select('id')
    .where('brand', '=', brand)
    // Trial players have play money.
    .where('account_type', '<>', 4)
    .limit(1)
    .executeTakeFirst();
  return player !== undefined;
}

async function idFault(db: Db, id: string): Promise<CheckBrandNameValue['id']> {
  const fault = brandIdFault(id);
  if (fault !== null) return fault;
  const row = await db.selectFrom('brand').select('id').where('id', '=', id).executeTakeFirst();
  return row === undefined ? 'free' : 'taken';
}
