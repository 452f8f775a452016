import type { Registry } from '#brand/registry.ts';
import { servedCountry } from '#domain/bank-account/account-number.ts';
import { depositRouteFaults } from '#domain/deposit/deposit-route-faults.ts';
import type { DepositRoutes } from '#domain/deposit/deposit-routes.setting.ts';
import { loosensRoutes } from '#domain/deposit/loosens-routes.ts';
import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import type { PaymentChannel } from '../../payments/payment-channel.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';
import { readSetting } from '../../settings/setting-store.ts';
import { routesInEffect } from '../../payments/offered-routes.ts';

type RoutesSetting = Setting<'getDepositRoutes', 'setDepositRoutes', DepositRoutes>;

interface Deps {
  channels: readonly PaymentChannel[];
  registry: () => Pick<Registry, 'banks'>;
  /** Ids of the help pages that ship. */
  shippedPages: () => readonly string[];
}

/** The ways to pay in of a brand, in the order players see them. */
export function depositRoutesSetting({ channels, registry, shippedPages }: Deps): RoutesSetting {
  const meansOf = async (brand: LiveBrand, db: Db | Tx) => {
    const { currency } = brand.site;
    const { countries } = brand.manifest.market;
    const adapters = channels.flatMap(({ code, name, needsAccount = false, bounds }) => {
      const limits = bounds(currency);
      if (limits === null) return [];
      const minMicro = String(limits.minMicro);
      return [{ code, name, needsAccount, minMicro, maxMicro: String(limits.maxMicro) }];
    });
    const { banks } = registry();
    const { value } = await readSetting(db, brand.id, 'helpPages');
    const helpPages = [...new Set([...shippedPages(), ...value.pages.map(({ pageId }) => pageId)])];
    return { currency, countries, adapters, banks, helpPages };
  };
  return {
    kind: 'depositRoutes',
    read: 'getDepositRoutes',
    write: 'setDepositRoutes',
    view: async (stored, brand, db) => {
      const means = await meansOf(brand, db);
      const { currency, countries, adapters, banks, helpPages } = means;
      return {
        currency,
        adapters,
        banks: Object.values(banks)
          .filter((bank) => servedCountry(bank, countries) !== null)
          .map(({ id, name }) => ({ bank: id, name }))
          .toSorted((one, other) => one.name.localeCompare(other.name)),
        helpPages,
        routes: [...routesInEffect(stored, channels, currency)],
      };
    },
    twoPersons: (before, after, brand) => {
      const aboveMicro = secondPersonAboveMicro(brand);
      return loosensRoutes(before.routes, after.routes, aboveMicro) ? aboveMicro : null;
    },
    change: async ({ routes }, _held, brand, tx) => {
      const faults = depositRouteFaults(routes, await meansOf(brand, tx));
      if (faults.length === 0) return { routes };
      const fields = faults.map(({ index, pointer, code }) => [
        `/routes/${index}${pointer}`,
        { code },
      ]);
      throw new Problem('INVALID_BODY', { fields: Object.fromEntries(fields) });
    },
  };
}
