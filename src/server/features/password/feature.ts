import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { passwordRoutes } from './password.routes.ts';

export function passwordFeature(parts: Parts): Feature {
  return {
    name: 'password',
    routes: passwordRoutes(parts),
    retention: [
      {
        table: 'password_reset',
        key: ['token_hash'],
        age: 'created_at',
        keepDays: 2,
        why: 'A link lasts half an hour, and links are counted for a day.',
      },
    ],
  };
}
