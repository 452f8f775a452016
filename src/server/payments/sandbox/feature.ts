import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { SANDBOX } from './sandbox-channel.ts';
import { sandboxPage } from './sandbox-page.ts';
import { sandboxRoutes } from './sandbox.routes.ts';

/**
 * The payment company of demos. It is a company of its own in the same process: it notifies the shop
 * by a signed request, which passes the same gates as one from outside.
 */
export function sandboxFeature({ db, clock, config, text }: Parts, secret: string): Feature {
  const enabled = config.mode === 'demo';
  let shop: FastifyInstance | null = null;
  return {
    name: SANDBOX,
    routes: sandboxRoutes({
      db,
      clock,
      secret,
      enabled,
      async deliver(payload, headers) {
        const answer = await shop?.inject({
          method: 'POST',
          url: '/payments/notify/sandbox',
          payload,
          headers: { ...headers, 'content-type': 'application/json' },
        });
        if (answer?.statusCode !== 200) {
          throw new Error(`the shop answered ${answer?.statusCode}: ${answer?.body}`);
        }
      },
    }),
    pages: [
      (app) => {
        shop = app;
      },
      ...(enabled ? [sandboxPage({ db, clock, text })] : []),
    ],
  };
}
