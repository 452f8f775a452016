import type { FastifyRequest } from 'fastify';
import type { OperationDefinition } from '#contract/operation.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Site } from '../route.ts';
import type { Caller, SignedCaller } from './caller.ts';
import { MEMBER_COOKIE, STAFF_COOKIE } from './session-cookie.ts';
import { type Ended, findMemberSession, findStaffSession, type Found } from './find-session.ts';

/** Tells whose server signed a request. @throws Problem INVALID_SIGNATURE */
export type SignatureCheck = (request: {
  headers: FastifyRequest['headers'];
  rawBody: Buffer;
  /** Where it was sent. */
  url: string;
}) => SignedCaller;

export interface ResolveDependencies {
  db: Db;
  clock: Clock;
  signatures: Readonly<Record<'vendor' | 'payment', SignatureCheck>>;
}

export interface Resolved {
  caller: Caller;
  /** Why the session that was shown no longer counts; null: none was shown, or it does count. */
  ended: Ended['reason'] | null;
}

const VISITOR: Resolved = { caller: { kind: 'visitor' }, ended: null };

/** Finds out who calls, by the kind of credential the operation's surface takes and no other. */
export async function resolveCaller(
  request: FastifyRequest,
  definition: OperationDefinition,
  site: Site | null,
  deps: ResolveDependencies,
): Promise<Resolved> {
  switch (definition.surface) {
    case 'vendor':
    case 'payment': {
      const { headers, url, rawBody = Buffer.alloc(0) } = request;
      const check = deps.signatures[definition.surface];
      return {
        caller: signedCaller({ headers, rawBody, url }, definition, check),
        ended: null,
      };
    }
    case 'office':
    case 'builder':
    case 'staff':
      return staffCaller(request, deps);
    case 'site':
      // Its bearer is a launch token, which the wallet judges. It is never a sign-in session.
      if (definition.area === 'house') return VISITOR;
      return site === null ? VISITOR : memberCaller(request, site, deps);
    case 'platform':
      return VISITOR;
  }
}

/** The server that signed a call, or a visitor where the operation asks for no signature. */
export function signedCaller(
  request: Parameters<SignatureCheck>[0],
  definition: OperationDefinition,
  check: SignatureCheck,
): Caller {
  return definition.callers.includes('visitor') ? VISITOR.caller : check(request);
}

async function staffCaller(request: FastifyRequest, deps: ResolveDependencies): Promise<Resolved> {
  const token = request.cookies[STAFF_COOKIE];
  if (token === undefined) return VISITOR;
  return resolvedFrom(await findStaffSession(deps.db, token, deps.clock));
}

async function memberCaller(
  request: FastifyRequest,
  site: Site,
  deps: ResolveDependencies,
): Promise<Resolved> {
  const bearer = /^Bearer ([\w-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies[MEMBER_COOKIE];
  if (token === undefined) return VISITOR;
  const carrier = bearer === undefined ? 'cookie' : 'bearer';
  return resolvedFrom(
    await findMemberSession(deps.db, { token, brand: site.brand, carrier }, deps.clock),
  );
}

function resolvedFrom(found: Found<Caller>): Resolved {
  if (found.state === 'live') return { caller: found.caller, ended: null };
  return { caller: { kind: 'visitor' }, ended: found.state === 'ended' ? found.reason : null };
}
