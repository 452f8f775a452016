import type { SitePlan } from '#brand/site-plan.ts';
import { findRoute, findUnoffered } from '../frame/find-route.ts';

/** HTTP status of a page: closed sites say so to machines too. */
export function pageStatus(plan: SitePlan, path: string): number {
  switch (plan.state.status) {
    case 1:
      return 503;
    case 2:
      return 403;
    case 0:
      return (findRoute(plan, path) ?? findUnoffered(plan, path)) === null ? 404 : 200;
  }
}
