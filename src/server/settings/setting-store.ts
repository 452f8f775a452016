import type { FactChange } from '#contract/generated/types.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import {
  settingInEffect,
  type SettingKind,
  type SettingValue,
} from '#domain/setting/setting-kind.ts';
import { type AuditedChange, writeAudit } from '../platform/audit.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { Problem } from '../platform/problem.ts';

export interface StoredSetting<Kind extends SettingKind = SettingKind> {
  /** As staff set it: the value in effect, whatever a server can do. */
  value: SettingValue<Kind>;
  version: number;
  /** null: not changed by staff yet. */
  lastChange: FactChange | null;
}

export async function readSetting<Kind extends SettingKind>(
  db: Db | Tx,
  brand: string,
  kind: Kind,
): Promise<StoredSetting<Kind>> {
  const row = await db
    .selectFrom('brand_setting as s')
    .leftJoin('staff', 'staff.id', 's.changed_by')
    .select(['s.value', 's.version', 's.changed_at', 's.changed_by', 's.reason'])
    .select('staff.display_name')
    .where('s.brand', '=', brand)
    .where('s.kind', '=', kind)
    .executeTakeFirst();
  const value = settingInEffect(kind, row?.value ?? null, EVERY_MEANS);
  if (row === undefined) return { value, version: 0, lastChange: null };
  const { version, changed_at: at, changed_by: staffId, reason, display_name: by } = row;
  const isStaffChange = at !== null && staffId !== null;
  return {
    value,
    version,
    lastChange: isStaffChange ? { at: at.toISOString(), by, reason } : null,
  };
}

/**
 * Locks a setting until the transaction ends, and rejects a change that started from an older version.
 * @param current the current settings, which the refusal carries
 * @throws Problem FACTS_CONFLICT
 */
export async function lockSetting(
  tx: Tx,
  { brand, kind, version }: { brand: string; kind: SettingKind; version: number },
  current: () => Promise<unknown>,
): Promise<void> {
  const held = await holdSetting(tx, brand, kind);
  if (held.version !== version) throw new Problem('FACTS_CONFLICT', { value: await current() });
}

/** Locks a setting until the transaction ends, one that was never set too. */
async function holdSetting(
  tx: Tx,
  brand: string,
  kind: SettingKind,
): Promise<{ value: unknown; version: number }> {
  await tx
    .insertInto('brand_setting')
    .values({ brand, kind, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('brand_setting')
    .select(['value', 'version'])
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes a value that `lockSetting` holds, with the next version and an audit entry. */
export async function recordChange(
  tx: Tx,
  { kind, version, value }: { kind: SettingKind; version: number; value: unknown },
  change: AuditedChange & { reason: string },
): Promise<void> {
  await tx
    .updateTable('brand_setting')
    .set({
      value: JSON.stringify(value),
      version: version + 1,
      changed_at: change.at,
      changed_by: change.staffId,
      reason: change.reason,
    })
    .where('brand', '=', change.brand)
    .where('kind', '=', kind)
    .execute();
  await writeAudit(tx, change);
}

/**
 * Changes a setting for a job, with the next version, so that an editor open at that moment is refused.
 * The same value again changes nothing. The change has no author.
 */
export async function changeByJob<Kind extends SettingKind>(
  tx: Tx,
  { brand, kind, reason, at }: { brand: string; kind: Kind; reason: string; at: Date },
  change: (held: SettingValue<Kind>) => SettingValue<Kind>,
): Promise<void> {
  const { value, version } = await holdSetting(tx, brand, kind);
  const held = settingInEffect(kind, value, EVERY_MEANS);
  const after = change(held);
  if (after === held) return;
  await tx
    .updateTable('brand_setting')
    .set({
      value: JSON.stringify(after),
      version: version + 1,
      changed_at: at,
      changed_by: null,
      reason,
    })
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .execute();
}

/**
 * Gives a brand its first value of a setting; an existing one stays.
 * @param version 1 for a brand that is already served, so that every node reads the value
 */
export async function seedSetting<Kind extends SettingKind>(
  tx: Tx,
  { value, ...setting }: { brand: string; kind: Kind; version: number; value: SettingValue<Kind> },
): Promise<void> {
  await tx
    .insertInto('brand_setting')
    .values({ ...setting, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
