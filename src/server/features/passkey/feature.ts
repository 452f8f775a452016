import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { passkeyRoutes } from './passkey.routes.ts';

/** Passkeys of members: keys on their devices that sign in without a password. */
export const passkeyFeature = (parts: Parts): Feature => ({
  name: 'passkey',
  routes: passkeyRoutes(parts),
  retention: [
    {
      table: 'passkey_challenge',
      key: ['id_hash'],
      age: 'expires_at',
      keepDays: 1,
      why: 'An authenticator is asked for five minutes.',
    },
  ],
});
