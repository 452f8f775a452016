import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { memberRoutes } from './member.routes.ts';
import { officeMemberRoutes } from './office-member.routes.ts';

export function memberFeature(parts: Parts): Feature {
  return { name: 'member', routes: [...memberRoutes(parts), ...officeMemberRoutes(parts)] };
}
