import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { staffDesk } from './staff-account.read.ts';
import { staffChangeDesk } from './staff-change.read.ts';
import { staffDeskRoutes } from './staff-desk.routes.ts';
import { staffPasskeySignInRoutes } from './staff-passkey-sign-in.routes.ts';
import { staffPasskeyRoutes } from './staff-passkey.routes.ts';
import { staffSecondFactorRoutes } from './staff-second-factor.routes.ts';
import { staffSessionRoutes } from './staff-session.routes.ts';

export function staffFeature(parts: Parts): Feature {
  return {
    name: 'staff',
    routes: [
      ...staffSessionRoutes(parts),
      ...staffSecondFactorRoutes(parts),
      ...staffPasskeyRoutes(parts),
      ...staffPasskeySignInRoutes(parts),
      ...staffDeskRoutes(parts),
    ],
    desks: [staffDesk, staffChangeDesk],
    retention: [
      {
        table: 'staff_session',
        key: ['token_hash'],
        age: 'expires_at',
        keepDays: 180,
        why: 'Addresses and devices of staff sign-ins, for the review of an incident.',
      },
    ],
  };
}
