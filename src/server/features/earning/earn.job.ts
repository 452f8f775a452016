import { dayIn } from '#domain/day/day.ts';
import type { EarningKind, RoundsKind, WindowKind } from '#domain/earning/earning-kind.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { earnRounds } from './earn-rounds.ts';
import { changedBrands, earnWindows } from './earn-windows.ts';
import { brandsBehind } from '../../play/earning/earning-start.store.ts';
import { payEarnings } from './pay-earnings.ts';

export type EarnParts = Pick<Parts, 'db' | 'clock' | 'ledger' | 'brands'>;

/**
 * Windows that this node has computed, by kind and brand: the day and the figures that they follow from.
 * It only spares brands in which nothing has happened.
 */
export type SeenWindows = Map<string, string>;

/**
 * Computes what is earned on play, and pays what is due: the one job of all kinds. A kind is its rule and
 * terms in src/domain/earning; lines, corrections, payments and their order are here.
 * @returns rounds and windows that were read, and payments that were posted
 */
export async function earn(
  parts: EarnParts,
  kinds: readonly EarningKind[],
  seen: SeenWindows,
  fence: JobFence,
): Promise<number> {
  let done = 0;
  for (const kind of kinds) {
    done +=
      kind.reads === 'rounds'
        ? await earnFromRounds(parts, kind, fence)
        : await earnFromWindows(parts, kind, seen, fence);
    done += await payEarnings(parts, kind, fence);
  }
  return done;
}

async function earnFromRounds(
  parts: EarnParts,
  kind: RoundsKind,
  fence: JobFence,
): Promise<number> {
  let read = 0;
  for (const id of await brandsBehind(parts.db, kind.code)) {
    const brand = parts.brands.byId(id);
    if (brand !== null) read += await earnRounds(parts, kind, brand, fence);
  }
  return read;
}

async function earnFromWindows(
  parts: EarnParts,
  kind: WindowKind,
  seen: SeenWindows,
  fence: JobFence,
): Promise<number> {
  const { db, clock, brands } = parts;
  let computed = 0;
  for (const [id, version] of await changedBrands(db, clock.now())) {
    const brand = brands.byId(id);
    if (brand === null) continue;
    const key = `${kind.code} ${id}`;
    const mark = `${dayIn(settingOf(brand, 'brandDay').timeZone, clock.now())} ${version}`;
    if (seen.get(key) === mark) continue;
    computed += await earnWindows(parts, kind, brand, fence);
    seen.set(key, mark);
  }
  return computed;
}
