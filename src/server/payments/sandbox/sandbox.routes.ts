import type { PaymentNotification } from '../payment-channel.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route } from '../../platform/route.ts';
import { readSandboxPayment, type Sandbox, settleSandboxPayment } from './settle-payment.ts';

/** The shop's side: what a checked notification does. */
export type SettleDeposit = (notification: PaymentNotification) => Promise<{
  depositId: bigint;
  status: 'credited' | 'declined' | 'returnable';
  duplicate: boolean;
}>;

interface SandboxRoutes extends Sandbox {
  /** Off outside demo mode: its addresses then lead nowhere. */
  enabled: boolean;
  settleDeposit: SettleDeposit;
}

export function sandboxRoutes(deps: SandboxRoutes): Route[] {
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
