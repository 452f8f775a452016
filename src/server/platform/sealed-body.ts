import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { jsonBodies } from './raw-body.ts';

/** The call that an encrypted body is for. */
export interface PayloadAim {
  readonly method: string;
  readonly path: string;
  readonly host: string;
}

/**
 * Opens the encrypted body of a call. @returns the JSON in it
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_UNREADABLE, PAYLOAD_KEY_EXPIRED, PAYLOAD_EXPIRED,
 * PAYLOAD_REPLAYED
 */
export type OpenPayload = (brand: string, aim: PayloadAim, token: string) => Promise<string>;

/** Bodies that came encrypted, until the gates are passed. */
const sealed = new WeakMap<FastifyRequest, string>();

/** Takes encrypted bodies next to JSON, in the scope of `app` only. @returns opens the one of a request */
export function takeSealedBodies(
  app: FastifyInstance,
  open: OpenPayload,
): (request: FastifyRequest, brand: string) => Promise<void> {
  const parse = jsonBodies(app);
  app.addContentTypeParser<string>(
    'application/jose',
    { parseAs: 'string' },
    (request, body, done) => {
      sealed.set(request, body);
      done(null);
    },
  );
  return async (request, brand) => {
    const token = sealed.get(request);
    if (token === undefined) return;
    const [path = ''] = request.url.split('?');
    const aim = { method: request.method, path, host: request.host };
    const text = await open(brand, aim, token.trim());
    request.body = await new Promise((resolve, reject) => {
      parse(request, Buffer.from(text), (error, parsed) =>
        error === null
          ? resolve(parsed)
          : reject(new Problem('PAYLOAD_UNREADABLE', { cause: error })),
      );
    });
  };
}
