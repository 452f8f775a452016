import { addDays, dayIn, type DayRange } from '#domain/day/day.ts';
import { sql } from 'kysely';
import type { ReadSetting, WindowKind } from '#domain/earning/earning-kind.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { writeWindow } from '../../play/earning/write-window.ts';
import { firstDayOf } from '../../play/earning/earning-start.store.ts';

/** Members of one write. */
const CHUNK = 3_000;
/** Days back that corrections still change windows of. */
const LOOK_BACK_DAYS = 40;

/** A window that has closed, with the version of its figures. */
interface ClosedWindow extends DayRange {
  readonly version: bigint;
}

/**
 * Brands whose figures of closed days have changed, with a mark that is another one once they change
 * again. One query for any number of brands.
 */
export async function changedBrands(db: Db, now: Date): Promise<ReadonlyMap<string, string>> {
  // The day of every time zone lies within one of UTC's.
  const since = addDays(dayIn('UTC', now), -LOOK_BACK_DAYS - 1);
  const { rows } = await sql<{ brand: string; version: bigint }>`
    select brand, sum(version)::bigint as version from figure_day
    where day >= ${since}::text group by brand
  `.execute(db);
  return new Map(rows.map(({ brand, version }) => [brand, String(version)]));
}

/**
 * Computes the windows of a kind that have closed, and again those whose figures changed since. A window
 * that closed while the kind was off stays without.
 * @returns windows that were computed
 */
export async function earnWindows(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  kind: WindowKind,
  brand: LiveBrand,
  fence: JobFence,
): Promise<number> {
  const setting: ReadSetting = (of) => settingOf(brand, of);
  const today = dayIn(setting('brandDay').timeZone, clock.now());
  const running = kind.windowOf(today, setting);
  const latest = kind.windowOf(addDays(running.from, -1), setting);
  const fromDay = await firstDayOf(db, { brand: brand.id, kind: kind.code }, latest.from);
  const windows = await closedWindows(db, brand.id, fromDay, today, (day) =>
    kind.windowOf(day, setting),
  );
  const known = await knownWindows(db, brand.id, kind.code, addDays(today, -LOOK_BACK_DAYS));
  let computed = 0;
  for (const window of windows) {
    const before = known.get(`${window.from} ${window.to}`);
    if (before !== undefined && (before.isOff || before.version === window.version)) continue;
    // What was computed is corrected, also after the brand has turned the kind off.
    const isOff = before === undefined && !kind.isOn(setting);
    if (!isOff) await writeMembers(db, kind, { brand: brand.id, window, setting }, fence);
    await noteWindow(db, brand.id, kind.code, window, isOff);
    computed += Number(!isOff);
  }
  return computed;
}

async function writeMembers(
  db: Db,
  kind: WindowKind,
  of: { brand: string; window: DayRange; setting: ReadSetting },
  fence: JobFence,
): Promise<void> {
  for (let after = 0n; ;) {
    const last = await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      return writeWindow(tx, kind, of, { afterMember: after, members: CHUNK });
    });
    if (last === null) return;
    after = last;
  }
}

/** Windows with figures that are over, the oldest first. */
async function closedWindows(
  db: Db,
  brand: string,
  fromDay: string,
  today: string,
  windowOf: (day: string) => DayRange,
): Promise<readonly ClosedWindow[]> {
  const first = addDays(today, -LOOK_BACK_DAYS);
  const days = await db
    .selectFrom('figure_day')
    .select(['day', 'version'])
    .where('brand', '=', brand)
    .where('day', '>=', windowOf(first).from)
    .where('day', '<', today)
    .orderBy('day')
    .execute();
  const windows = new Map<string, ClosedWindow>();
  for (const { day, version } of days) {
    const { from, to } = windowOf(day);
    if (from < fromDay || to < first || to >= today) continue;
    const held = windows.get(from)?.version ?? 0n;
    windows.set(from, { from, to, version: held + version });
  }
  return [...windows.values()];
}

async function knownWindows(db: Db, brand: string, kind: string, since: string) {
  const rows = await db
    .selectFrom('earning_window')
    .select(['from_day', 'to_day', 'version', 'is_off'])
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('to_day', '>=', since)
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.from_day} ${row.to_day}`,
      { version: row.version, isOff: row.is_off },
    ]),
  );
}

const noteWindow = (
  db: Db,
  brand: string,
  kind: string,
  { from, to, version }: ClosedWindow,
  isOff: boolean,
) =>
  db
    .insertInto('earning_window')
    .values({ brand, kind, from_day: from, to_day: to, version, is_off: isOff })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'kind', 'from_day', 'to_day']).doUpdateSet({ version }),
    )
    .execute();
