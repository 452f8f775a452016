import type { Clock } from '../../platform/clock.ts';
import { keyedRoute, type Route, siteOf } from '../../platform/route.ts';
import { sendFeedback } from './send-feedback.ts';

/** What players and visitors tell the operators. */
export function feedbackRoutes({ clock }: { clock: Clock }): Route[] {
  return [
    keyedRoute('sendFeedback', (tx, call) =>
      sendFeedback(tx, call.body, {
        brand: siteOf(call).brand,
        memberId: 'memberId' in call.caller ? call.caller.memberId : null,
        at: clock.now(),
      }),
    ),
  ];
}
