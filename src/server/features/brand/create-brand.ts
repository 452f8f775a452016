import type { AuthoredManifest } from '#brand/authored.ts';
import { isJsonObject } from '#brand/json.ts';
import { isReservedBrandId } from '#brand/brand-id.ts';
import { copiedManifest, newBrandManifest, proposedHero } from '#brand/new-brand.ts';
import type { CreateBrandBody } from '#contract/generated/types.ts';
import { findOwners } from '../../brands/brand-host.store.ts';
import { lockBrand } from '../../brands/brand.store.ts';
import { writeDefaultRules } from '../../brands/default-rules.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { mayAct } from '../../brands/staff-brand.ts';

/**
 * Makes a brand with a first draft. Who works for some brands only works for the new one too.
 * @throws Problem BRAND_EXISTS, HOST_TAKEN; BRAND_NOT_FOUND for a brand to start from that is not
 *   there, or not this person's
 */
export async function createBrand(
  tx: Tx,
  body: CreateBrandBody,
  { staff, at, heroes }: { staff: StaffCaller; at: Date; heroes: readonly string[] },
): Promise<{ brand: string; draftVersion: number }> {
  const { id, host } = body;
  if (isReservedBrandId(id)) {
    throw new Problem('BRAND_EXISTS', { fields: { '/id': { code: 'reserved' } } });
  }
  const draft = await firstDraft(tx, body, staff, heroes);
  const made = await tx
    .insertInto('brand')
    .values({
      id,
      file_checksum: null,
      is_parent: false,
      created_by: staff.staffId,
      draft: JSON.stringify(draft),
      draft_version: 1,
      draft_by: staff.staffId,
      draft_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) {
    throw new Problem('BRAND_EXISTS', { fields: { '/id': { code: 'taken' } } });
  }
  const owners = await findOwners(tx, id, [host]);
  if (owners.size > 0) throw new Problem('HOST_TAKEN', { fields: { '/host': { code: 'taken' } } });
  await writeDefaultRules(tx, id);
  if (staff.brands !== null) {
    await tx
      .updateTable('staff')
      .set({ brands: JSON.stringify([...staff.brands, id]) })
      .where('id', '=', staff.staffId)
      .execute();
  }
  await writeAudit(tx, {
    staffId: staff.staffId,
    brand: id,
    action: 'createBrand',
    before: null,
    after: { host, start: body.start.kind, from: body.start.brand },
    at,
  });
  return { brand: id, draftVersion: 1 };
}

async function firstDraft(
  tx: Tx,
  { id, name, host, start }: CreateBrandBody,
  staff: StaffCaller,
  heroes: readonly string[],
): Promise<AuthoredManifest> {
  const from = await lockBrand(tx, start.brand);
  // A base is everybody's to extend; another brand only whose staff this is.
  const isOpen = start.brand.startsWith('_') || mayAct(staff, start.brand);
  if (from === undefined || !isOpen) throw notFound();
  const { recipe, seedColor, accentColor } = start;
  const look = {
    ...(recipe === undefined ? {} : { recipe }),
    ...(seedColor === undefined ? {} : { seedColor }),
    ...(accentColor === undefined ? {} : { accentColor }),
  };
  if (start.kind === 'copy') {
    const authored = from.draft ?? (await liveManifest(tx, start.brand, from.live_revision));
    if (!isJsonObject(authored) || start.brand.startsWith('_')) throw notFound();
    return copiedManifest(authored, { id, name, host, ...look });
  }
  if (from.live_revision === null) throw notFound();
  await tx.updateTable('brand').set({ is_parent: true }).where('id', '=', start.brand).execute();
  const hero = proposedHero(id, heroes);
  const parent = { brand: start.brand, revision: from.live_revision };
  return newBrandManifest({
    id,
    name,
    host,
    extends: parent,
    ...look,
    ...(hero === undefined ? {} : { hero }),
  });
}

const notFound = (): Problem =>
  new Problem('BRAND_NOT_FOUND', { fields: { '/start/brand': { code: 'enum' } } });

async function liveManifest(tx: Tx, brand: string, revision: number | null): Promise<unknown> {
  if (revision === null) return null;
  const row = await tx
    .selectFrom('brand_revision')
    .select('authored')
    .where('brand', '=', brand)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.authored;
}
