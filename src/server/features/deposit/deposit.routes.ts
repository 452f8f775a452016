import type { DepositChannel } from '#contract/generated/types.ts';
import { closedReason } from '#domain/deposit/deposit-route.ts';
import { redrawProof } from '../../cash/proof-picture.ts';
import type { Parts } from '../../parts.ts';
import type { PaymentChannel } from '../../payments/payment-channel.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, memberOf, type Route, route } from '../../platform/route.ts';
import { addDepositProof } from './add-deposit-proof.ts';
import { boundsOf, createDeposit } from './create-deposit.ts';
import { findDeposit, listDeposits } from '../../cash/deposit/deposit.read.ts';
import { hasVouchers } from './has-vouchers.read.ts';
import { type OfferedRoute, offeredRoutes } from '../../payments/offered-routes.ts';
import type { MeasuredArrivals } from '../../cash/measured-arrivals.ts';

const MICRO = 1_000_000n;
/** Whole units offered for one touch; those outside a channel's bounds are left out. */
const SUGGESTED_UNITS = [20n, 50n, 100n, 250n, 500n];

export function depositRoutes(
  parts: Parts,
  channels: readonly PaymentChannel[],
  arrivals: MeasuredArrivals,
): Route[] {
  const { db, clock, live, brands, sources } = parts;
  const offeredAt = (brand: string, currency: string): readonly OfferedRoute[] => {
    const found = brands.byId(brand);
    return found === null ? [] : offeredRoutes(found.setting('depositRoutes'), channels, currency);
  };
  const changed = async (call: CallFacts): Promise<void> => {
    const { brand, memberId } = memberOf(call);
    live.changed('deposit', { brand, memberId });
    live.changed('depositQueue', { brand });
  };
  return [
    route('listDepositChannels', async (call) => {
      const { brand, currency } = memberOf(call).site;
      const { byChannel } = await arrivals.read(brand);
      const now = clock.now();
      const items = offeredAt(brand, currency).map((offered): DepositChannel => {
        const { route: way, channel } = offered;
        const { minMicro, maxMicro } = boundsOf(offered, currency);
        const closed = closedReason(way, now);
        return {
          channel: way.code,
          name: way.name,
          kind: channel.kind,
          currency,
          minAmountMicro: String(minMicro),
          maxAmountMicro: String(maxMicro),
          feeMicro: way.feeMicro,
          feeBasisPoints: way.feeBasisPoints,
          suggestedAmountsMicro: SUGGESTED_UNITS.map((units) => units * MICRO)
            .filter((amount) => amount >= minMicro && amount <= maxMicro)
            .map(String),
          available: closed === null,
          closed,
          hours: way.hours,
          isExact: way.account?.matchBy === 'amount',
          bank: way.account && (sources.registry.banks[way.account.bank]?.name ?? way.account.bank),
          hasQr: way.account !== null && way.account.qr !== null,
          tutorial: way.tutorial,
          measuredArrival: byChannel[way.code] ?? null,
        };
      });
      return { items, takesVouchers: await hasVouchers(db, brand, now) };
    }),

    keyedRoute(
      'createDeposit',
      async (tx, call) => {
        const { brand, memberId, site } = memberOf(call);
        const offered = offeredAt(brand, site.currency).find(
          (one) => one.route.code === call.body.channel,
        );
        const found = brands.byId(brand);
        if (offered === undefined || found === null) throw new Problem('CHANNEL_UNAVAILABLE');
        const order = {
          brand,
          memberId,
          currency: site.currency,
          amountMicro: BigInt(call.body.amountMicro),
          returnUrl: `${call.origin}/deposit`,
          country: found.manifest.market.countries[0] ?? '',
          siteName: found.name,
        };
        const id = await createDeposit(tx, offered, order, { clock, registry: sources.registry });
        return existing(await findDeposit(tx, { brand, memberId }, id, clock));
      },
      changed,
    ),

    keyedRoute(
      'addDepositProof',
      async (tx, call) => {
        const owner = memberOf(call);
        const id = BigInt(call.params.depositId);
        const picture = await redrawProof(Buffer.from(call.body.file, 'base64'));
        await addDepositProof(tx, owner, id, picture, clock);
        return existing(await findDeposit(tx, owner, id, clock));
      },
      changed,
    ),

    route('getDeposit', async (call) => {
      const { brand, memberId } = memberOf(call);
      const id = BigInt(call.params.depositId);
      return existing(await findDeposit(db, { brand, memberId }, id, clock));
    }),

    route('listDeposits', (call) => {
      const { brand, memberId } = memberOf(call);
      return listDeposits(db, { brand, memberId }, call.query, clock);
    }),
  ];
}

function existing<T>(deposit: T | null): T {
  if (deposit === null) throw new Problem('DEPOSIT_NOT_FOUND');
  return deposit;
}
