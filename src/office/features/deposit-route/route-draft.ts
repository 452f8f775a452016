import type { DepositRoute, DepositRouteSettings } from '#contract/generated/types.ts';
import { keyed, type Keyed } from '#staff/setting/keyed-list.ts';

/** The contract's bound. */
export const MAX_ROUTES = 30;

export type RoutesDraft = readonly Keyed<DepositRoute>[];
type Adapter = DepositRouteSettings['adapters'][number];

/** A way to pay in that nobody has filled in yet. */
export function newRoute(
  { code, name, needsAccount, minMicro, maxMicro }: Adapter,
  { routes, banks }: Pick<DepositRouteSettings, 'routes' | 'banks'>,
): Keyed<DepositRoute> {
  return keyed({
    code: freeCode(code, routes),
    adapter: code,
    name,
    isOn: true,
    minMicro,
    maxMicro,
    feeMicro: '0',
    feeBasisPoints: 0,
    toleranceMicro: '0',
    autoCreditMaxMicro: null,
    hours: null,
    maintenance: null,
    account: needsAccount
      ? {
          bank: banks[0]?.bank ?? '',
          accountNumber: '',
          payeeName: '',
          matchBy: 'reference',
          qr: null,
        }
      : null,
    tutorial: null,
  });
}

/** The adapter's code, or the same with the first free number. */
function freeCode(code: string, routes: readonly Pick<DepositRoute, 'code'>[]): string {
  const taken = new Set(routes.map((route) => route.code));
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? code : `${code}-${number}`;
    if (!taken.has(wanted)) return wanted;
  }
}

/** All there is to a way to pay in. */
export const routeSentence = (route: DepositRoute): string => JSON.stringify(route);
