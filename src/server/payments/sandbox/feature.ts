import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { PaymentNotification } from '../payment-channel.ts';
import { SANDBOX } from './sandbox-channel.ts';
import { sandboxPage } from './sandbox-page.ts';
import { sandboxRoutes, type SettleDeposit } from './sandbox.routes.ts';

/**
 * The payment company of demos. It is a company of its own in the same process: it notifies the shop
 * by a signed request, which passes the same gates as one from outside.
 */
export function sandboxFeature(
  { db, clock, config, text }: Parts,
  settle: (channel: string, notification: PaymentNotification) => ReturnType<SettleDeposit>,
): Feature {
  const enabled = config.mode === 'demo';
  let shop: FastifyInstance | null = null;
  return {
    name: SANDBOX,
    routes: sandboxRoutes({
      db,
      clock,
      secret: config.secrets.sandboxPayment,
      enabled,
      async deliver(payload, headers) {
        const answer = await shop?.inject({
          method: 'POST',
          url: '/payments/sandbox/notify',
          payload,
          headers: { ...headers, 'content-type': 'application/json' },
        });
        if (answer?.statusCode !== 200) {
          throw new Error(`the shop answered ${answer?.statusCode}: ${answer?.body}`);
        }
      },
      settleDeposit: (notification) => settle(SANDBOX, notification),
    }),
    pages: [
      (app) => {
        shop = app;
      },
      ...(enabled ? [sandboxPage({ db, clock, text })] : []),
    ],
  };
}
