import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { type CallFacts, keyedRoute, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { deadEventDesk } from './dead-event.read.ts';
import { retryDeadEvent } from './retry-dead-event.ts';

/** Events that a consumer could not process, for staff to see and retry. */
export function deadEventFeature({ clock, brands }: Parts): Feature {
  const own = (call: CallFacts & { params: { brand: string } }): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand)).id;
  };
  return {
    name: 'dead-event',
    desks: [deadEventDesk],
    routes: [
      keyedRoute('retryDeadEvent', async (tx, call) => {
        await retryDeadEvent(tx, {
          brand: own(call),
          id: BigInt(call.params.eventId),
          consumer: call.body.consumer,
          staffId: staffOf(call).staffId,
          at: clock.now(),
        });
        return { retried: true };
      }),
    ],
  };
}
