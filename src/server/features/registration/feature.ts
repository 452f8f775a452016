import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { registrationRoutes } from './registration.routes.ts';

export function registrationFeature(parts: Parts): Feature {
  return { name: 'registration', routes: registrationRoutes(parts) };
}
