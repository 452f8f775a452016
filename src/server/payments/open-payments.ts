import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { partnerKeys } from '../platform/partners.ts';
import { Problem } from '../platform/problem.ts';
import type { PaymentAdapter, PaymentMeans } from './payment-adapter.ts';
import type { Payments } from './payments.ts';

/** What a channel of this server works with. */
export function paymentMeans(
  { config, clock }: { config: Config; clock: Clock },
  { code }: PaymentAdapter,
): PaymentMeans {
  return {
    clock,
    keys: partnerKeys(config, 'payment', code),
    url: config.paymentUrls.get(code) ?? null,
  };
}

/** Opens the channels; play money is accepted in a demo only. */
export async function openPayments(
  deps: { config: Config; clock: Clock },
  adapters: readonly PaymentAdapter[],
): Promise<Payments> {
  const open = await Promise.all(
    adapters.map(async (adapter) => ({
      adapter,
      channel: await adapter.open(paymentMeans(deps, adapter)),
    })),
  );
  const served = new Map(open.map(({ channel }) => [channel.code, channel]));
  return {
    channels: open
      .filter(({ adapter }) => deps.config.mode === 'demo' || !adapter.isDemoOnly)
      .map(({ channel }) => channel),
    served,
    checkSignature(request) {
      // Under /payments/notify/; the signature decides, whatever else the address says.
      const channel = served.get(request.url.split(/[/?]/)[3] ?? '');
      if (channel === undefined) throw new Problem('INVALID_SIGNATURE');
      return channel.checkSignature(request);
    },
  };
}
