import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { bankAccountRoutes } from './bank-account.routes.ts';

/** Bank accounts that players are paid to. */
export const bankAccountFeature = (parts: Parts): Feature => ({
  name: 'bank-account',
  routes: bankAccountRoutes(parts),
});
