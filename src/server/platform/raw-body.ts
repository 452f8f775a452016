import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeSegment } from '#brand/json-pointer.ts';
import { Problem } from './problem.ts';
import { unstorableText } from './stored-text.ts';

/** Deeper than anything of the contract; what recurses over a body must come to its end. */
const MAX_DEPTH = 64;

/**
 * Takes JSON and keeps the bytes as they came, since signatures are checked over them. Fastify's
 * parser guards against prototype keys; what no database could keep is refused here.
 */
export function keepRawBodies(app: FastifyInstance): void {
  const parse = jsonBodies(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      request.rawBody = body;
      parse(request, body, done);
    },
  );
}

type Done = (error: Error | null, parsed?: unknown) => void;

/** Reads JSON, and refuses what no call may hold. */
export function jsonBodies(
  app: FastifyInstance,
): (request: FastifyRequest, body: Buffer, done: Done) => void {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (!isUtf8(body)) {
      done(new Problem('INVALID_JSON'));
      return;
    }
    void parse(request, body.toString('utf8'), (error, parsed: unknown) => {
      if (error !== null) done(error);
      else done(refusalOf(body, parsed), parsed);
    });
  };
}

/**
 * Takes a form's fields as a body of strings, next to JSON, in the scope of `app` only. A field that
 * comes twice is refused.
 */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body, done) => {
      request.rawBody = body;
      const fields = new URLSearchParams(body.toString('utf8'));
      const parsed: unknown = Object.fromEntries(fields);
      const twice = [...fields.keys()].find((name) => fields.getAll(name).length > 1);
      const pointer = twice === undefined ? unstorableText(parsed) : `/${escapeSegment(twice)}`;
      if (pointer === null) done(null, parsed);
      else done(new Problem('INVALID_BODY', { fields: { [pointer]: { code: 'pattern' } } }));
    },
  );
}

function refusalOf(body: Buffer, parsed: unknown): Problem | null {
  if (isDeeperThan(parsed, MAX_DEPTH)) return new Problem('INVALID_BODY');
  const infinite = infiniteNumber(parsed);
  if (infinite !== null)
    return new Problem('INVALID_BODY', { fields: { [infinite]: { code: 'type' } } });
  // Bytes that are UTF-8 hold no such character, unless it is written as an escape.
  const pointer = body.includes(String.raw`\u`) ? unstorableText(parsed) : null;
  if (pointer === null) return null;
  return new Problem('INVALID_BODY', { fields: { [pointer]: { code: 'pattern' } } });
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((part) => isDeeperThan(part, depth - 1));
}

/** The pointer of a number such as 1e400, which JSON.parse reads as Infinity; null when there is none. */
function infiniteNumber(value: unknown, pointer = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : pointer;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'number' && typeof part !== 'object') continue;
    const found = infiniteNumber(part, `${pointer}/${escapeSegment(key)}`);
    if (found !== null) return found;
  }
  return null;
}
