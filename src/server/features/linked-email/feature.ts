import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { linkedEmailRoutes } from './linked-email.routes.ts';

/** The e-mail address of a member, proven by a code. */
export const linkedEmailFeature = (parts: Parts): Feature => ({
  name: 'linked-email',
  routes: linkedEmailRoutes(parts),
});
