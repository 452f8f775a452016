import type { Tx } from '../../platform/db/database.ts';
import { checkedKey, once } from '../../platform/idempotency.ts';
import type { CallFacts } from '../../platform/route.ts';
import { callerKey } from '../../platform/session/caller.ts';

/**
 * As a keyed route does it, but in a transaction of our own: what is live must be read again after
 * its commit.
 */
export function onceFor<T>(
  tx: Tx,
  call: CallFacts & { params?: object | undefined; body: object },
  { operation, at }: { operation: string; at: Date },
  work: () => Promise<T>,
): Promise<T> {
  const scope = {
    brand: call.site?.brand ?? '',
    caller: callerKey(call.caller, call.ip),
    operation,
    key: checkedKey(call.headers['idempotency-key']),
    content: [call.params ?? {}, call.body],
    at,
  };
  return once(tx, scope, work);
}
