import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { memberRoutes } from './member.routes.ts';
import type { LimitsOf } from './office-member.read.ts';
import { officeMemberRoutes } from './office-member.routes.ts';

export function memberFeature(parts: Parts, offered: { limitsOf: LimitsOf }): Feature {
  return {
    name: 'member',
    routes: [...memberRoutes(parts), ...officeMemberRoutes({ ...parts, ...offered })],
  };
}
