import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { queueTopic } from '../../platform/live/topic.ts';
import { keyedRoute, siteOf } from '../../platform/route.ts';
import { feedbackDesk } from './feedback.read.ts';
import { officeFeedbackRoutes } from './office-feedback.routes.ts';
import { seedFeedback } from './seed-feedback.ts';
import { sendFeedback } from './send-feedback.ts';

export function feedbackFeature(parts: Parts): Feature {
  const { clock, live } = parts;
  return {
    name: 'feedback',
    routes: [
      keyedRoute(
        'sendFeedback',
        (tx, call) =>
          sendFeedback(tx, call.body, {
            brand: siteOf(call).brand,
            memberId: 'memberId' in call.caller ? call.caller.memberId : null,
            at: clock.now(),
          }),
        async (call) => live.changed('feedbackQueue', { brand: siteOf(call).brand }),
      ),
      ...officeFeedbackRoutes(parts),
    ],
    desks: [feedbackDesk],
    topics: [queueTopic('feedbackQueue', clock)],
    seedDemo: (brand, player) => seedFeedback(parts, brand, player),
  };
}
