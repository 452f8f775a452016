import { Gauge } from 'prom-client';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { queueTopic } from '../../platform/live/topic.ts';
import { type CallFacts, keyedRoute, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { messageDesk } from './message.read.ts';
import { retryMessage } from './retry-message.ts';
import { watchMessages } from './watch-messages.job.ts';

/** Mail and text messages to players: sent with retries, and shown to staff. */
export function messageFeature({ db, clock, brands, messages, metrics, live }: Parts): Feature {
  const own = (call: CallFacts & { params: { brand: string } }): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand)).id;
  };
  const given = new Gauge({
    name: 'message_failed',
    help: 'Messages that were given up and that staff may still send again, over all nodes.',
    registers: [metrics.registry],
  });
  return {
    name: 'message',
    retention: [
      {
        table: 'message',
        key: ['id'],
        age: 'created_at',
        keepDays: 90,
        why: 'Recipients and outcomes, for complaints about a message that did not arrive.',
      },
    ],
    routes: [
      keyedRoute(
        'retryMessage',
        async (tx, call) => {
          await retryMessage(tx, {
            brand: own(call),
            id: BigInt(call.params.messageId),
            staffId: staffOf(call).staffId,
            at: clock.now(),
          });
          return { retried: true };
        },
        async (call) => {
          messages.sendSoon();
          live.changed('messageQueue', { brand: call.params.brand });
        },
      ),
    ],
    desks: [messageDesk(messages)],
    topics: [queueTopic('messageQueue', clock)],
    jobs: [
      { name: 'sendMessages', everySeconds: 5, run: () => messages.sendDue() },
      {
        name: 'watchMessages',
        perNode: true,
        everySeconds: 30,
        run: () => watchMessages(db, given),
      },
    ],
  };
}
