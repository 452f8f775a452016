import type { OperationDefinition, OperationName } from '#contract/operation.ts';
import type { VisitLocation } from '#domain/region/region-rule.ts';
import { Problem } from './problem.ts';
import type { Site } from './route.ts';
import type { Caller } from './session/caller.ts';
import { csrfTokenHolds, isCrossSite } from './session/csrf.ts';
import type { Resolved } from './session/resolve-caller.ts';
import type { StaffHosts } from './staff-hosts.ts';

/** 0 normal, 1 maintenance, 2 not for this visitor; who may not be here learns nothing about maintenance. */
export function siteStatusFor(site: Site, location: VisitLocation): Site['status'] {
  return site.admits(location) ? site.status : 2;
}

/** Staff operations are as unknown on a player's host as their pages are. */
export function passStaffHost(
  { surface }: OperationDefinition,
  staffHosts: StaffHosts,
  host: string,
): void {
  const isStaff = surface === 'office' || surface === 'builder' || surface === 'staff';
  if (isStaff && !staffHosts.serves(surface, host)) throw new Problem('NOT_FOUND');
}

/** A closed site still says why: some operations stay open in maintenance and in a blocked region. */
export function passSiteStatus(
  operation: OperationDefinition,
  site: Site | null,
  location: VisitLocation,
): void {
  if (operation.surface !== 'site' || operation.openWhileClosed === true || site === null) return;
  const status = siteStatusFor(site, location);
  if (status === 1) throw new Problem('MAINTENANCE', { retryAfterSeconds: 60 });
  if (status === 2) throw new Problem('REGION_BLOCKED');
}

/**
 * Admits the kinds of caller that the contract names.
 * @throws Problem NOT_SIGNED_IN without a session, SESSION_EXPIRED or SESSION_REPLACED with one that
 * ended; TRIAL_NOT_ALLOWED for a trial player where a real account is needed; FORBIDDEN
 */
export function passRole(operation: OperationDefinition, { caller, ended }: Resolved): void {
  const allowed = operation.callers as readonly string[];
  if (allowed.includes(caller.kind) || allowed.includes('visitor')) {
    return passPermission(operation, caller);
  }
  if (caller.kind === 'visitor') throw new Problem(VISITOR_PROBLEMS[ended ?? 'none']);
  throw new Problem(caller.kind === 'trial' ? 'TRIAL_NOT_ALLOWED' : 'FORBIDDEN');
}

/** What a member may do before the password that is due has been changed, besides what visitors may. */
const OPEN_WHILE_DUE: ReadonlySet<OperationName> = new Set<OperationName>(['changePassword']);

/** @throws Problem PASSWORD_CHANGE_DUE */
export function passPasswordDue({ operation, callers }: OperationDefinition, caller: Caller): void {
  if (!('memberId' in caller) || !caller.passwordDue) return;
  if (callers.includes('visitor') || OPEN_WHILE_DUE.has(operation)) return;
  throw new Problem('PASSWORD_CHANGE_DUE');
}

const VISITOR_PROBLEMS = {
  none: 'NOT_SIGNED_IN',
  expired: 'SESSION_EXPIRED',
  replaced: 'SESSION_REPLACED',
} as const;

function passPermission(operation: OperationDefinition, caller: Caller): void {
  const { permission } = operation;
  if (permission === undefined) return;
  if (caller.kind !== 'staff' || !caller.permissions.has(permission)) {
    throw new Problem('FORBIDDEN');
  }
  if (caller.factorDue && permission !== 'staff.self') throw new Problem('SECOND_FACTOR_DUE');
}

export interface CsrfFacts {
  method: string;
  secret: string;
  fetchSite: string | undefined;
  header: string | undefined;
}

/** Changes that ride on a cookie must prove that one of our own pages sent them. */
export function passCsrf(operation: OperationDefinition, caller: Caller, facts: CsrfFacts): void {
  if (facts.method === 'GET' || facts.method === 'HEAD') return;
  if (operation.surface === 'vendor' || operation.surface === 'payment') return;
  if (isCrossSite(facts.fetchSite)) throw new Problem('CSRF_FAILED');
  if (!('carrier' in caller) || caller.carrier !== 'cookie') return;
  if (!csrfTokenHolds(facts.secret, caller.tokenHash, facts.header)) {
    throw new Problem('CSRF_FAILED');
  }
}
