import type { DepositRoute } from '#contract/generated/types.ts';
import { servedCountry } from '#domain/bank-account/account-number.ts';
import type { Parts } from '../../parts.ts';
import type { PaymentChannel } from '../../payments/payment-channel.ts';
import { TRANSFER } from '#domain/deposit/transfer-channel.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { seedSetting } from '../../settings/setting-store.ts';
import { routesInEffect } from '../../payments/offered-routes.ts';

/** An account of the made-up Banco Altamar, with right check digits. */
const DEMO_ACCOUNT = { bank: 'altamar', accountNumber: '90119100000055555572' } as const;

/** 500 units: a matching line of the statement credits a usual order by itself. */
const AUTO_CREDIT_MAX_MICRO = '500000000';

/**
 * The ways to pay in of a new demo: all channels, and two transfers to an account of the brand where
 * its country has the bank, one told apart by a reference and one by the amount, with a QR code.
 */
export async function seedRoutes(
  { db, brands, sources }: Parts,
  channels: readonly PaymentChannel[],
  brand: string,
): Promise<void> {
  const live = brands.byId(brand);
  const bank = sources.registry.banks[DEMO_ACCOUNT.bank];
  const countries = live?.manifest.market.countries ?? [];
  const hasTransfers = channels.some(({ code }) => code === TRANSFER);
  if (live === null || bank === undefined || !hasTransfers) return;
  if (servedCountry(bank, countries) === null) return;
  const common = {
    adapter: TRANSFER,
    isOn: true,
    minMicro: '10000000',
    maxMicro: '20000000000',
    feeMicro: '0',
    feeBasisPoints: 0,
    toleranceMicro: '0',
    autoCreditMaxMicro: AUTO_CREDIT_MAX_MICRO,
    hours: null,
    maintenance: null,
    tutorial: 'deposit',
  };
  const account = { ...DEMO_ACCOUNT, payeeName: live.name };
  const transfers: DepositRoute[] = [
    {
      ...common,
      code: 'transfer-altamar',
      name: 'Banco Altamar',
      account: { ...account, matchBy: 'reference', qr: null },
    },
    {
      ...common,
      code: 'qr-altamar',
      name: 'Altamar QR',
      account: {
        ...account,
        matchBy: 'amount',
        qr: { profile: 'emv', target: '987654321', network: 'pe.altamar.pagos' },
      },
    },
  ];
  const routes = [...routesInEffect({ routes: null }, channels, live.site.currency), ...transfers];
  await inTransaction(db, (tx) =>
    seedSetting(tx, { brand, kind: 'depositRoutes', version: 1, value: { routes } }),
  );
}
