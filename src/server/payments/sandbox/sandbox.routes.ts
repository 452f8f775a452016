import type { PaymentNotification } from '../payment-channel.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route } from '../../platform/route.ts';
import {
  readSandboxPayment,
  type SandboxDependencies,
  settleSandboxPayment,
} from './settle-payment.ts';

export interface SandboxRouteDependencies extends SandboxDependencies {
  /** Off outside demo mode: its addresses then lead nowhere. */
  enabled: boolean;
  /** The shop's side: what a checked notification does. */
  settleDeposit: (notification: PaymentNotification) => Promise<{
    depositId: bigint;
    status: 'credited' | 'declined';
    duplicate: boolean;
  }>;
}

export function sandboxRoutes(deps: SandboxRouteDependencies): Route[] {
  const checkEnabled = () => {
    if (!deps.enabled) throw new Problem('PAYMENT_NOT_FOUND');
  };
  return [
    route('getSandboxPayment', ({ params }) => {
      checkEnabled();
      return readSandboxPayment(deps, params.reference);
    }),

    route('settleSandboxPayment', ({ params, body }) => {
      checkEnabled();
      return settleSandboxPayment(deps, params.reference, body.outcome);
    }),

    route('notifySandboxPayment', async ({ body }) => {
      const settled = await deps.settleDeposit({
        reference: body.reference,
        outcome: body.outcome,
        amountMicro: BigInt(body.amountMicro),
        currency: body.currency,
        authorisation: body.authorisation,
      });
      return { ...settled, depositId: String(settled.depositId) };
    }),
  ];
}
