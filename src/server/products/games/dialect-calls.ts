import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../parts.ts';
import { asProblem } from '../../platform/answer.ts';
import { Problem } from '../../platform/problem.ts';
import { DIALECTS } from '../../outside/dialects/generated/dialects.ts';
import type { CallStamp, Dialect } from '../../outside/dialects/dialect.ts';
import type { CallKind, WalletCall, WalletReply } from '../../outside/dialects/wallet-call.ts';
import type { CallingVendor } from '../../outside/live/live-vendors.ts';
import type { KeptCalls } from './kept-calls.ts';
import type { WalletCalls } from './wallet-calls.ts';

type DialectParts = Pick<Parts, 'db' | 'clock' | 'log' | 'brands' | 'vendors' | 'metrics'>;

/** As for the operations of our own contract. */
const RATE_LIMIT = { max: 6_000_000, timeWindow: 60_000 };
const TOKEN_RATE_LIMIT = { max: 120, timeWindow: 60_000 };

/**
 * The wallet in the dialects of suppliers, at /wallet/<dialect>/<vendor>/<path>. What comes is verified over its bytes
 * before it is read, and every refusal is written in the dialect.
 */
export function dialectCalls(
  parts: DialectParts,
  answer: WalletCalls,
  kept: KeptCalls,
): (scope: FastifyInstance) => void {
  return (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    for (const dialect of Object.values(DIALECTS)) {
      // The operations of our own contract answer this one.
      if (dialect.code === 'hmac') continue;
      for (const [kind, path] of Object.entries(dialect.calls)) {
        scope.post(
          `/wallet/${dialect.code}/:vendor/${path}`,
          { config: { operation: 'walletDialectCall', rateLimit: RATE_LIMIT } },
          (request, reply) => takeCall(request, reply, dialect, kind as CallKind),
        );
      }
      const { token } = dialect;
      if (token === undefined) continue;
      scope.post(
        `/wallet/${dialect.code}/:vendor/${token.path}`,
        { config: { operation: 'walletDialectToken', rateLimit: TOKEN_RATE_LIMIT } },
        (request, reply) => {
          const vendor = callerOf(request, dialect);
          const keys = vendor?.keys ?? [];
          const given = token.issue(bodyOf(request), keys, parts.clock.now());
          return reply.status(given.status).type('application/json').send(given.body);
        },
      );
    }
  };

  async function takeCall(
    request: FastifyRequest,
    reply: FastifyReply,
    dialect: Dialect,
    kind: CallKind,
  ): Promise<FastifyReply> {
    let call: WalletCall | null = null;
    let said: WalletReply;
    let status = 200;
    try {
      const vendor = callerOf(request, dialect);
      if (vendor === null) throw new Problem('INVALID_PARTNER');
      const rawBody = bodyOf(request);
      const { headers } = request;
      const now = parts.clock.now();
      const stamp = dialect.verify({ kind, headers, rawBody, now }, vendor.keys);
      if (stamp !== null) await requireFirst(vendor, stamp);
      const read = dialect.readCall(kind, rawBody);
      call = read;
      const site = parts.brands.byHost(request.hostname)?.site ?? null;
      const side = { vendor: vendor.code, site, scope: dialect.scope };
      said = await kept.around({ vendor: vendor.code, path: kind, rawBody, call: read }, async () =>
        inDialect(dialect, await answer(side, read)),
      );
    } catch (error) {
      const problem = asProblem(error);
      parts.metrics.problems.inc({ code: problem.code });
      // The vendor tries again, or takes its stake back: what is not our answer must not look like one.
      if (problem.status >= 500 && !CERTAIN.has(problem.code)) status = problem.status;
      if (problem.code === 'INTERNAL') {
        parts.log.error(
          { reqId: request.id, err: problem.cause ?? problem },
          'call of a vendor failed',
        );
        status = 500;
      }
      said = refused(problem);
    }
    const told = dialect.writeReply(call, said);
    return reply
      .status(status === 200 ? told.status : status)
      .type('application/json')
      .send(told.body);
  }

  function callerOf(request: FastifyRequest, dialect: Dialect): CallingVendor | null {
    const { vendor: code } = request.params as { vendor: string };
    const vendor = parts.vendors.caller(code);
    return vendor?.dialect === dialect ? vendor : null;
  }

  /** A signed call holds once. @throws Problem REPEATED_CALL */
  async function requireFirst({ code }: CallingVendor, { nonce, at }: CallStamp): Promise<void> {
    const written = await parts.db
      .insertInto('vendor_nonce')
      .values({ vendor: code, nonce, at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('nonce')
      .executeTakeFirst();
    if (written === undefined) throw new Problem('REPEATED_CALL');
  }
}

/** Refusals whose status is that of a server in trouble, and which still say that nothing moved. */
const CERTAIN: ReadonlySet<string> = new Set(['MAINTENANCE', 'GAME_MAINTENANCE']);

/** A dialect may refuse what our own contract accepts once more. */
function inDialect({ duplicates, unknownRollback }: Dialect, reply: WalletReply): WalletReply {
  if (reply.kind !== 'moved') return reply;
  if (reply.duplicate && duplicates === 'refused') {
    return refused(new Problem('DUPLICATE_TRANSACTION'), reply.balanceMicro);
  }
  return reply.status === 'remembered' && unknownRollback === 'refused'
    ? refused(new Problem('TRANSACTION_DOES_NOT_EXIST'), reply.balanceMicro)
    : reply;
}

const bodyOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

function refused({ code, details }: Problem, balanceMicro: bigint | null = null): WalletReply {
  const known = (details.value as { balanceMicro?: string } | undefined)?.balanceMicro;
  return {
    kind: 'refused',
    code,
    balanceMicro: balanceMicro ?? (known === undefined ? null : BigInt(known)),
    fields: Object.keys(details.fields ?? {}),
  };
}
