import type { Parts } from '../../parts.ts';
import { type CallFacts, keyedRoute, type Route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { handleFeedback } from './handle-feedback.ts';

/** What a brand's players sent, as staff read and handle it. */
export function officeFeedbackRoutes({ clock, brands, live }: Parts): Route[] {
  const own = (call: CallFacts & { params: { brand: string } }): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand)).id;
  };
  return [
    keyedRoute(
      'handleFeedback',
      (tx, call) => {
        const { version, handled, note = '' } = call.body;
        return handleFeedback(tx, {
          brand: own(call),
          id: BigInt(call.params.feedbackId),
          version,
          handled,
          note,
          staffId: staffOf(call).staffId,
          at: clock.now(),
        });
      },
      async (call) => live.changed('feedbackQueue', { brand: call.params.brand }),
    ),
  ];
}
