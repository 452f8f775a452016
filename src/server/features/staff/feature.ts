import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { staffSessionRoutes } from './staff-session.routes.ts';

export function staffFeature(parts: Parts): Feature {
  return { name: 'staff', routes: staffSessionRoutes(parts) };
}
