import type { DepositRoute } from '#contract/generated/types.ts';
import type { DepositRoutes } from '#domain/deposit/deposit-routes.setting.ts';
import type { PaymentChannel } from './payment-channel.ts';

/** A way to pay in with the channel that collects. */
export interface OfferedRoute {
  route: DepositRoute;
  channel: PaymentChannel;
}

/**
 * The ways to pay in of a brand, as staff arranged them. Until they do, each channel of the server
 * that needs no account of the brand is one, on the channel's own terms.
 */
export function routesInEffect(
  { routes }: DepositRoutes,
  channels: readonly PaymentChannel[],
  currency: string,
): readonly DepositRoute[] {
  if (routes !== null) return routes;
  return channels.flatMap((channel): DepositRoute[] => {
    const bounds = channel.bounds(currency);
    if (bounds === null || channel.needsAccount === true) return [];
    return [
      {
        code: channel.code,
        adapter: channel.code,
        name: channel.name,
        isOn: true,
        minMicro: String(bounds.minMicro),
        maxMicro: String(bounds.maxMicro),
        feeMicro: '0',
        feeBasisPoints: 0,
        toleranceMicro: '0',
        autoCreditMaxMicro: null,
        hours: null,
        maintenance: null,
        account: null,
        tutorial: null,
      },
    ];
  });
}

/** Those that players see: switched on, through a channel that this server has and the currency allows. */
export function offeredRoutes(
  stored: DepositRoutes,
  channels: readonly PaymentChannel[],
  currency: string,
): readonly OfferedRoute[] {
  return routesInEffect(stored, channels, currency).flatMap((route) => {
    const channel = channels.find(({ code }) => code === route.adapter);
    const isOffered = route.isOn && channel !== undefined && channel.bounds(currency) !== null;
    return isOffered ? [{ route, channel }] : [];
  });
}
