import type { Registry } from '#brand/registry.ts';
import { servedCountry } from '#domain/bank-account/account-number.ts';
import type { OfferedRoute } from './offered-routes.ts';

type PartnerKind = 'banks' | 'paymentNetworks';

/** Registry ids of the banks and payment networks that players pay from. */
export type CollectsThrough = Readonly<Record<PartnerKind, readonly string[]>>;

/**
 * What a brand's offered deposit routes collect through: the banks of its accounts, and what each
 * channel names. `served` is every bank or network of the brand's countries.
 */
export function collectsThrough(
  routes: readonly OfferedRoute[],
  countries: readonly string[],
  registry: Pick<Registry, PartnerKind>,
): CollectsThrough {
  const named = (kind: PartnerKind): string[] =>
    routes.flatMap(({ channel }) =>
      channel[kind] === 'served'
        ? Object.values(registry[kind])
            .filter((entry) => servedCountry(entry, countries) !== null)
            .map(({ id }) => id)
        : channel[kind],
    );
  const accounts = routes.flatMap(({ route: { account } }) =>
    account === null ? [] : [account.bank],
  );
  return {
    banks: [...new Set([...accounts, ...named('banks')])],
    paymentNetworks: [...new Set(named('paymentNetworks'))],
  };
}
