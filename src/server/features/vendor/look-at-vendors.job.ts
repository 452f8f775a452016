import type { Parts } from '../../parts.ts';
import { readVendors } from '../../outside/live/vendor.store.ts';

const PATIENCE_MS = 3_000;

/**
 * Asks every vendor that has an address of health whether it is there, and notes what changed.
 * @returns how many went down or came back
 */
export async function lookAtVendors({
  db,
  clock,
  log,
  vendors,
  brands,
}: Pick<Parts, 'db' | 'clock' | 'log' | 'vendors' | 'brands'>): Promise<number> {
  const asked = (await readVendors(db)).filter(({ record }) =>
    /^https?:/.test(record.healthUrl ?? ''),
  );
  const turned = await Promise.all(
    asked.map(async ({ record: { code, healthUrl = '' }, isUp }) => {
      const isThere = await answers(healthUrl);
      if (isThere === isUp) return false;
      await db
        .updateTable('vendor')
        .set({ is_up: isThere, looked_at: clock.now() })
        .where('code', '=', code)
        .execute();
      log.warn(
        { vendor: code, isUp: isThere },
        isThere ? 'vendor is back' : 'vendor does not answer',
      );
      return true;
    }),
  );
  const count = turned.filter(Boolean).length;
  if (count > 0) {
    await vendors.reload();
    await brands.changed();
  }
  return count;
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    return ok;
  } catch {
    return false;
  }
}
