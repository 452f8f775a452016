import type { Parts } from '../../parts.ts';
import type { PaymentChannel } from '../../payments/payment-channel.ts';
import { Problem } from '../../platform/problem.ts';
import { keyedRoute, memberOf, type Route, route } from '../../platform/route.ts';
import { createDeposit } from './create-deposit.ts';
import { findDeposit, listDeposits } from './deposit.read.ts';
import type { MeasuredArrivals } from '../../account/measured-arrivals.ts';

const MICRO = 1_000_000n;
/** Whole units offered for one touch; those outside a channel's bounds are left out. */
const SUGGESTED_UNITS = [20n, 50n, 100n, 250n, 500n];

export function depositRoutes(
  { db, clock, live }: Parts,
  channels: readonly PaymentChannel[],
  arrivals: MeasuredArrivals,
): Route[] {
  return [
    route('listDepositChannels', async (call) => {
      const { brand, currency } = memberOf(call).site;
      const { byChannel } = await arrivals.read(brand);
      const items = channels.flatMap((channel) => {
        const bounds = channel.bounds(currency);
        if (bounds === null) return [];
        const { minMicro, maxMicro } = bounds;
        return {
          channel: channel.code,
          name: channel.name,
          kind: channel.kind,
          currency,
          minAmountMicro: String(minMicro),
          maxAmountMicro: String(maxMicro),
          suggestedAmountsMicro: SUGGESTED_UNITS.map((units) => units * MICRO)
            .filter((amount) => amount >= minMicro && amount <= maxMicro)
            .map(String),
          available: true,
          measuredArrival: byChannel[channel.code] ?? null,
        };
      });
      return { items };
    }),

    keyedRoute(
      'createDeposit',
      async (tx, call) => {
        const { brand, memberId, site } = memberOf(call);
        const channel = channels.find(({ code }) => code === call.body.channel);
        if (channel === undefined) throw new Problem('CHANNEL_UNAVAILABLE');
        const order = {
          brand,
          memberId,
          currency: site.currency,
          amountMicro: BigInt(call.body.amountMicro),
          returnUrl: `${call.origin}/deposit`,
        };
        const id = await createDeposit(tx, channel, order, clock);
        return found(await findDeposit(tx, { brand, memberId }, id, clock));
      },
      async (call) => {
        const { brand, memberId } = memberOf(call);
        live.changed('deposit', { brand, memberId });
      },
    ),

    route('getDeposit', async (call) => {
      const { brand, memberId } = memberOf(call);
      const id = BigInt(call.params.depositId);
      return found(await findDeposit(db, { brand, memberId }, id, clock));
    }),

    route('listDeposits', (call) => {
      const { brand, memberId } = memberOf(call);
      return listDeposits(db, { brand, memberId }, call.query, clock);
    }),
  ];
}

function found<T>(deposit: T | null): T {
  if (deposit === null) throw new Problem('DEPOSIT_NOT_FOUND');
  return deposit;
}
