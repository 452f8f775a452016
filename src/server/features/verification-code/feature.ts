import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { seedMobile } from './seed-mobile.ts';
import { verificationCodeRoutes } from './verification-code.routes.ts';

export function verificationCodeFeature(parts: Parts): Feature {
  return {
    name: 'verification-code',
    routes: verificationCodeRoutes(parts),
    seedDemo: (brand, player) => seedMobile(parts, brand, player),
    retention: [
      {
        table: 'verification_code',
        key: ['brand', 'recipient', 'purpose'],
        age: 'created_at',
        keepDays: 1,
        why: 'A code lasts ten minutes; numbers without an account have rows too.',
      },
      {
        table: 'message_quota',
        key: ['brand', 'source'],
        age: 'last_at',
        keepDays: 1,
        why: 'A quota counts the messages of an hour.',
      },
    ],
  };
}
