import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { route, siteOf } from '../../platform/route.ts';

export function humanCheckFeature({ humanChecks }: Parts): Feature {
  const start = route('startHumanCheck', (call) =>
    humanChecks.start(call.query, { brand: siteOf(call).brand, ip: call.ip }),
  );
  return {
    name: 'human-check',
    routes: [start],
    retention: [
      {
        table: 'human_check',
        key: ['id'],
        age: 'used_at',
        keepDays: 1,
        why: 'A challenge lasts five minutes and counts once.',
      },
    ],
  };
}
