import type { Db } from '../../platform/db/database.ts';
import type { Metrics } from '../../platform/metrics.ts';

/** Counts failed messages for `/metrics`. @returns 0: it changes nothing. */
export async function watchMessages(
  db: Db,
  { messagesFailed }: Pick<Metrics, 'messagesFailed'>,
): Promise<number> {
  const { failed } = await db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<bigint>().as('failed'))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  messagesFailed.set(Number(failed));
  return 0;
}
