import type { SettingKind } from '#domain/setting/setting-kind.ts';
import { readSetting } from '#server/settings/setting-store.ts';
import type { TestApp } from './test-app.ts';

/** Writes the value of a setting as an earlier release may have stored it, past every check. */
export async function storeSetting(
  { database: { db } }: TestApp,
  { brand = 'denluma', kind }: { brand?: string; kind: SettingKind },
  change: (held: never) => unknown,
): Promise<void> {
  const { value } = await readSetting(db, brand, kind);
  await db
    .updateTable('brand_setting')
    .set({ value: JSON.stringify(change(value as never)) })
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}
