import { Problem } from '../../platform/problem.ts';
import { type Route, route } from '../../platform/route.ts';
import { readSandboxPayment, type Sandbox, settleSandboxPayment } from './settle-payment.ts';

interface SandboxRoutes extends Sandbox {
  /** Off outside demo mode: its addresses then lead nowhere. */
  enabled: boolean;
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
  ];
}
