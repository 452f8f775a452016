import type { Gauge } from 'prom-client';
import type { Db } from '../../platform/db/database.ts';

/** Counts failed messages for `/metrics`. @returns 0: it changes nothing. */
export async function watchMessages(db: Db, gauge: Gauge): Promise<number> {
  const { failed } = await db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<bigint>().as('failed'))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  gauge.set(Number(failed));
  return 0;
}
