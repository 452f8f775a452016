import {
  countMessage,
  type QuotaKind,
  quotaWaitSeconds,
} from '#domain/verification-code/code-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';

/** A source of requests: the value is a number, a block of them, an address group or a hash of a device. */
export interface QuotaSource {
  kind: QuotaKind;
  value: string;
}

/**
 * Counts a message for each of its sources. The rows stay locked until the transaction ends, so that
 * requests at the same time cannot pass together; a refused request counts nothing.
 * @param refused is told which quota was at its end
 * @throws Problem SMS_QUOTA_EXCEEDED with the seconds to wait
 */
export async function takeQuota(
  tx: Tx,
  brand: string,
  sources: readonly QuotaSource[],
  clock: Clock,
  refused: (kind: QuotaKind) => void = () => undefined,
): Promise<void> {
  const now = clock.now();
  const named = sources
    .map((source) => ({ ...source, name: `${source.kind}:${source.value}` }))
    // In lock order; the brand's rows are last and held for the shortest time.
    .toSorted((a, b) => lockRank(a.kind) - lockRank(b.kind) || (a.name < b.name ? -1 : 1));
  for (const { kind, name } of named) {
    await tx
      .insertInto('message_quota')
      .values({ brand, source: name, started_at: now, last_at: new Date(0), sent: 0 })
      .onConflict((conflict) => conflict.columns(['brand', 'source']).doNothing())
      .execute();
    const row = await tx
      .selectFrom('message_quota')
      .select(['started_at', 'last_at', 'sent'])
      .where('brand', '=', brand)
      .where('source', '=', name)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const count = { startedAt: row.started_at, lastAt: row.last_at, sent: row.sent };
    const retryAfterSeconds = quotaWaitSeconds(kind, count, now);
    if (retryAfterSeconds > 0) {
      refused(kind);
      throw new Problem('SMS_QUOTA_EXCEEDED', { retryAfterSeconds });
    }
    const next = countMessage(kind, count, now);
    await tx
      .updateTable('message_quota')
      .set({ started_at: next.startedAt, last_at: next.lastAt, sent: next.sent })
      .where('brand', '=', brand)
      .where('source', '=', name)
      .execute();
  }
}

function lockRank(kind: QuotaKind): number {
  return kind === 'brand' ? 2 : kind === 'burst' ? 1 : 0;
}
