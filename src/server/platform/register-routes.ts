import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operations } from '#contract/generated/operations.ts';
import operationSchemas from '#contract/generated/operation-schemas.json' with { type: 'json' };
import type { OperationDefinition, OperationName } from '#contract/operation.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db, Tx } from './db/database.ts';
import { inTransaction } from './db/in-transaction.ts';
import { passCsrf, passPasswordDue, passRole, passSiteStatus, passStaffHost } from './gates.ts';
import { dispositionOf, isFileAnswer } from './file-answer.ts';
import { checkedKey, once, withoutPassword } from './idempotency.ts';
import { clientAddress } from './client-address.ts';
import { Problem } from './problem.ts';
import { parseForms } from './raw-body.ts';
import { requestOrigin } from './public-origin.ts';
import { passPasswordLimits } from './rate-limit/pass-password-limits.ts';
import type { PasswordLimits } from './rate-limit/password-limits.ts';
import { limitKey } from './rate-limit/register-rate-limit.ts';
import { type CallFacts, type Route, type Site, staffOf } from './route.ts';
import { isWaiting, requireDone, runOrAsk } from './second-person.ts';
import { callerKey } from './session/caller.ts';
import { DEVICE_COOKIE, readDeviceCookie } from './session/known-device.ts';
import { setDeviceCookie, setSessionCookie } from './session/reply-cookies.ts';
import { type SignatureCheck, resolveCaller } from './session/resolve-caller.ts';
import { type OpenPayload, takeSealedBodies } from './sealed-body.ts';
import type { StaffHosts } from './staff-hosts.ts';
import type { ServerText } from './text.ts';
import {
  addressFaults,
  fieldsOf,
  replyValidator,
  requestValidator,
  type RequestPart,
} from './validation.ts';
import { isVendorOperation, vendorFacts } from './vendor-scope.ts';
import type { Locator } from './visit-location.ts';

export interface RouteDependencies {
  config: Config;
  db: Db;
  clock: Clock;
  text: ServerText;
  staffHosts: StaffHosts;
  /** The brand a host belongs to, or null. */
  siteByHost: (host: string) => Site | null;
  /** Where a caller is seen. */
  locate: Locator['locate'];
  /** Checks of vendors' and channels' signatures over the raw body. */
  signatures: Readonly<Record<'vendor' | 'payment', SignatureCheck>>;
  passwordLimits: PasswordLimits;
  /** Opens bodies that clients encrypt. */
  openPayload: OpenPayload;
  /** Tests set it: an answer that does not fit its schema is a 500. */
  validateReplies: boolean;
}

interface PartSchemas {
  params?: object;
  query?: object;
  body?: object;
  reply: object;
}

const schemas = operationSchemas as unknown as Record<OperationName, PartSchemas>;

/** The scope of an operation: vendors' servers, or everything else. */
export type OperationScope = 'vendors' | 'others';

/**
 * Opens every operation of a scope. A built one without a route, or a planned one with a route, stops
 * the start: the contract and the code say the same.
 */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  deps: RouteDependencies,
  scope: OperationScope,
): void {
  const byName = new Map(routes.map((entry) => [entry.operation, entry]));
  if (byName.size !== routes.length) throw new Error('two routes answer the same operation');
  const definitions = (Object.values(operations) as OperationDefinition[]).filter(
    (definition) => isVendorOperation(definition) === (scope === 'vendors'),
  );
  for (const definition of definitions) {
    const entry = byName.get(definition.operation);
    if ((definition.status === 'built') !== (entry !== undefined)) {
      throw new Error(
        `${definition.operation} is ${definition.status} in the contract and ` +
          (entry === undefined ? 'has no route' : 'has a route'),
      );
    }
    if (definition.acceptsForm === true) {
      // In its own scope: everywhere else a form remains an unsupported media type.
      void app.register(async (formScope) => {
        parseForms(formScope);
        openOperation(formScope, definition, entry ?? null, deps);
      });
    } else if (definition.acceptsEncrypted === true) {
      void app.register(async (sealedScope) => {
        const open = takeSealedBodies(sealedScope, deps.openPayload);
        openOperation(sealedScope, definition, entry ?? null, deps, open);
      });
    } else {
      openOperation(app, definition, entry ?? null, deps);
    }
  }
}

/** The part of a request by the name that Fastify gives it. */
const PARTS_BY_NAME: Readonly<Record<string, RequestPart>> = {
  params: 'params',
  querystring: 'query',
  body: 'body',
};

/** {name} of the contract as the router writes it. */
function urlOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function openOperation(
  app: FastifyInstance,
  definition: OperationDefinition,
  entry: Route | null,
  deps: RouteDependencies,
  openBody: (request: FastifyRequest, brand: string) => Promise<void> = async () => undefined,
): void {
  const parts = schemas[definition.operation];
  const checkReply = deps.validateReplies ? replyValidator(parts.reply) : null;
  const { operation } = definition;
  const { max, windowSeconds, by } = definition.rateLimit;
  app.route({
    method: definition.method,
    url: urlOf(definition.path),
    bodyLimit: definition.bodyLimitBytes ?? 65_536,
    schema: {
      ...(parts.params === undefined ? {} : { params: parts.params }),
      ...(parts.query === undefined ? {} : { querystring: parts.query }),
      ...(parts.body === undefined ? {} : { body: parts.body }),
    },
    validatorCompiler: ({ httpPart = '' }) => {
      const part = PARTS_BY_NAME[httpPart];
      if (part === undefined) throw new Error(`${operation}: no schema is read for ${httpPart}`);
      const isBody = part === 'body';
      const validate = requestValidator(operation, part);
      return (data) => {
        const faults = validate(data) ?? null;
        const fields = faults === null && !isBody ? addressFaults(data) : fieldsOf(faults);
        if (faults === null && Object.keys(fields).length === 0) return { value: data };
        return { error: new Problem(isBody ? 'INVALID_BODY' : 'INVALID_QUERY', { fields }) };
      };
    },
    config: {
      operation: definition.operation,
      rateLimit: {
        max,
        timeWindow: windowSeconds * 1000,
        groupId: definition.operation,
        // Callers are known after the gates; addresses from the start.
        hook: by === 'caller' ? 'preHandler' : 'onRequest',
        keyGenerator: (request: FastifyRequest) => limitKey(request, by),
      },
    },
    // The gates stand before the validation: who may not call learns nothing of the shape.
    preValidation: async (request, reply) => {
      request.facts = isVendorOperation(definition)
        ? vendorFacts(request, definition, deps)
        : await factsOf(request, reply, definition, deps);
      if (entry === null) throw new Problem('NOT_BUILT');
      await openBody(request, request.facts.site?.brand ?? '');
    },
    ...(deps.passwordLimits.covers(operation)
      ? { preHandler: (request: FastifyRequest) => passPasswordLimits(request, operation, deps) }
      : {}),
    handler: async (request, reply) => {
      const facts = request.facts;
      if (entry === null || facts === undefined) throw new Problem('NOT_BUILT');
      const value = await run(entry, Object.assign(facts, requestParts(request)), definition, deps);
      if (isFileAnswer(value) && definition.rawReply !== undefined) {
        const { type, body } = value;
        return reply.type(type).header('content-disposition', dispositionOf(value)).send(body);
      }
      const unfit = checkReply?.(value) ?? null;
      if (unfit !== null) {
        throw new Error(
          `the answer of ${definition.operation} does not fit: ${JSON.stringify(unfit)}`,
        );
      }
      if (definition.rawReply !== undefined) return reply.type(definition.rawReply).send(value);
      return { success: true, message: '', value };
    },
  });
}

function requestParts(request: FastifyRequest) {
  return { params: request.params, query: request.query, body: request.body };
}

async function run(
  entry: Route,
  call: CallFacts & ReturnType<typeof requestParts>,
  definition: OperationDefinition,
  deps: RouteDependencies,
): Promise<unknown> {
  const { handle } = entry;
  const key = definition.idempotency === 'key' ? checkedKey(call.headers['idempotency-key']) : null;
  // A plain handler keeps the key with what it writes, and recognises it there.
  call.idempotencyKey = key;
  if (handle.kind === 'plain') return handle.run(call as never);
  if (key === null) throw new Error(`${definition.operation} takes no idempotency key`);
  await handle.before?.(call as never);
  const { weigh, keep } = handle;
  const at = deps.clock.now();
  const act = (tx: Tx): Promise<unknown> => {
    const keyed = call as never;
    const work = async (): Promise<unknown> => handle.run(tx, keyed);
    if (weigh === undefined) return work();
    const { params, body } = call;
    const asked = { operation: definition.operation, caller: staffOf(call), params, body, at };
    return runOrAsk(tx, () => weigh(tx, keyed), asked, work);
  };
  const value = await inTransaction(deps.db, (tx) =>
    once(
      tx,
      {
        brand: call.site?.brand ?? '',
        caller: callerKey(call.caller, call.ip),
        operation: definition.operation,
        key,
        content: [call.params, call.query, withoutPassword(call.body)],
        at,
      },
      () => act(tx),
      (answer) => (keep === undefined || isWaiting(answer) ? answer : keep(answer as never)),
    ),
  );
  requireDone(value);
  await handle.afterCommit?.(call as never);
  return value;
}

async function factsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  definition: OperationDefinition,
  deps: RouteDependencies,
): Promise<CallFacts> {
  passStaffHost(definition, deps.staffHosts, request.hostname);
  const site = deps.siteByHost(request.hostname);
  if (definition.surface === 'site' && site === null) throw new Problem('UNKNOWN_HOST');
  const resolved = await resolveCaller(request, definition, site, deps);
  const { caller } = resolved;
  // Load balancers probe a node without naming a host.
  const origin = definition.surface === 'platform' ? '' : requestOrigin(request, deps.config);
  const ip = clientAddress(request);
  const location = deps.locate({ ip, headers: request.headers, socket: request.socket });
  passSiteStatus(definition, site, location);
  passRole(definition, resolved);
  passPasswordDue(definition, caller);
  passCsrf(definition, caller, {
    method: request.method,
    secret: deps.config.secrets.session,
    fetchSite: headerText(request.headers['sec-fetch-site']),
    header: headerText(request.headers['x-csrf-token']),
  });
  return {
    caller,
    site,
    language: request.language,
    requestId: request.id,
    ip,
    location,
    userAgent: request.headers['user-agent'] ?? '',
    origin,
    log: request.log as CallFacts['log'],
    headers: request.headers,
    rawBody: request.rawBody ?? Buffer.alloc(0),
    idempotencyKey: null,
    deviceToken: () =>
      readDeviceCookie(deps.config.secrets.session, request.cookies[DEVICE_COOKIE]),
    setDeviceCookie: (token) => setDeviceCookie(reply, token, deps),
    setSessionCookie: (kind, token, expiresAt) =>
      setSessionCookie(reply, kind, token, expiresAt, deps),
  };
}

function headerText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
