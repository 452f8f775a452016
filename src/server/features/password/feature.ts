import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { passwordRoutes } from './password.routes.ts';

export function passwordFeature(parts: Parts): Feature {
  return { name: 'password', routes: passwordRoutes(parts) };
}
