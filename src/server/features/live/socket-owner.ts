import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../../platform/address-group.ts';
import { clientAddress } from '../../platform/client-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { requestOrigin } from '../../platform/public-origin.ts';
import type { Caller } from '../../platform/session/caller.ts';
import {
  type Found,
  type LiveSession,
  readMemberSession,
  readStaffSession,
} from '../../platform/session/find-session.ts';
import { MEMBER_COOKIE, STAFF_COOKIE } from '../../platform/session/session-cookie.ts';
import { sha256Hex } from '../../platform/signature.ts';
import type { SocketOwner } from './connection.ts';

interface OwnerDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Parameters<typeof requestOrigin>[1];
}

/**
 * Who opens a socket on a brand's site. A page of another site opens none: the cookie would come
 * along with it, and a browser asks nobody before it opens one.
 * @throws Problem CSRF_FAILED, SESSION_EXPIRED, SESSION_REPLACED
 */
export async function memberSocket(
  request: FastifyRequest,
  brand: string,
  deps: OwnerDependencies,
): Promise<SocketOwner> {
  assertOwnOrigin(request, deps);
  const group = groupOf(request);
  const token = request.cookies[MEMBER_COOKIE];
  if (token === undefined) return { caller: VISITOR, brand, ...NO_SESSION, group };
  const tokenHash = sha256Hex(token);
  const found = await readMemberSession(
    deps.db,
    { tokenHash, brand, carrier: 'cookie' },
    deps.clock,
  );
  return { ...sessionOf(found), brand, tokenHash, group };
}

/** Who opens a socket in the office. @throws Problem as above, and NOT_SIGNED_IN */
export async function staffSocket(
  request: FastifyRequest,
  deps: OwnerDependencies,
): Promise<SocketOwner> {
  assertOwnOrigin(request, deps);
  const token = request.cookies[STAFF_COOKIE];
  if (token === undefined) throw new Problem('NOT_SIGNED_IN');
  const tokenHash = sha256Hex(token);
  const found = await readStaffSession(deps.db, tokenHash, deps.clock);
  return { ...sessionOf(found), brand: null, tokenHash, group: groupOf(request) };
}

const VISITOR: Caller = { kind: 'visitor' };
const NO_SESSION = { tokenHash: null, runsOutAt: Infinity } as const;

const groupOf = (request: FastifyRequest): string => addressGroup(clientAddress(request));

function sessionOf<C extends Caller>(
  found: LiveSession<C> | Exclude<Found<C>, { state: 'live' }>,
): { caller: C; runsOutAt: number } {
  if (found.state !== 'live') {
    const isReplaced = found.state === 'ended' && found.reason === 'replaced';
    throw new Problem(isReplaced ? 'SESSION_REPLACED' : 'SESSION_EXPIRED');
  }
  return { caller: found.caller, runsOutAt: found.runsOutAt.getTime() };
}

function assertOwnOrigin(request: FastifyRequest, { config }: OwnerDependencies): void {
  if (request.headers.origin !== requestOrigin(request, config)) throw new Problem('CSRF_FAILED');
}
