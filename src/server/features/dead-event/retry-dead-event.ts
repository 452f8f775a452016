import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { reviveEvent } from '../../platform/outbox/dead-event.store.ts';
import { Problem } from '../../platform/problem.ts';

export interface DeadEventRetry {
  brand: string;
  id: bigint;
  consumer: string;
  staffId: bigint;
  at: Date;
}

/**
 * Queues a failed event again; the relay finds it at its next poll.
 * @throws Problem DEAD_EVENT_NOT_FOUND
 */
export async function retryDeadEvent(tx: Tx, retry: DeadEventRetry): Promise<void> {
  const { brand, id, consumer, staffId, at } = retry;
  if (!(await reviveEvent(tx, { brand, id, consumer }, at))) {
    throw new Problem('DEAD_EVENT_NOT_FOUND');
  }
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'retryDeadEvent',
    subject: String(id),
    before: null,
    after: { [String(id)]: { consumer } },
    at,
  });
}
