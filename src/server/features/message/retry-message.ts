import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { requeueMessage } from '../../platform/messages/message.store.ts';
import { Problem } from '../../platform/problem.ts';

export interface MessageRetry {
  brand: string;
  id: bigint;
  staffId: bigint;
  at: Date;
}

/**
 * Queues a failed message again.
 * @throws Problem MESSAGE_NOT_FOUND when it was sent, has expired or never existed
 */
export async function retryMessage(tx: Tx, retry: MessageRetry): Promise<void> {
  const { brand, id, staffId, at } = retry;
  if (!(await requeueMessage(tx, { brand, id }, at))) throw new Problem('MESSAGE_NOT_FOUND');
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'retryMessage',
    subject: String(id),
    before: null,
    after: { [String(id)]: { status: 'queued' } },
    at,
  });
}
