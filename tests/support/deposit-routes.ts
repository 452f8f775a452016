import type { DepositRoute } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { TestStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';
import { accountNumber } from './withdrawals.ts';

const UNIT = 1_000_000n;

/** A transfer to an account of ours, identified by a reference. One person may set its limit. */
export const COMMON: Omit<DepositRoute, 'code'> = {
  adapter: 'transfer',
  name: 'Banco Altamar',
  isOn: true,
  minMicro: String(10n * UNIT),
  maxMicro: String(5_000n * UNIT),
  feeMicro: '0',
  feeBasisPoints: 0,
  toleranceMicro: '0',
  autoCreditMaxMicro: String(2_000n * UNIT),
  hours: null,
  maintenance: null,
  account: {
    bank: 'altamar',
    accountNumber: accountNumber(4242),
    payeeName: 'Denluma Pagos',
    matchBy: 'reference',
    qr: null,
  },
  tutorial: 'deposit',
};
const QR = { profile: 'emv', target: '987654321', network: 'pe.altamar.pagos' } as const;

/** A transfer identified by its amount, with a QR code. */
export const byAmount = (code: string, more: Partial<DepositRoute> = {}): DepositRoute => ({
  ...COMMON,
  code,
  account: COMMON.account && { ...COMMON.account, matchBy: 'amount', qr: QR },
  ...more,
});

export const SANDBOX: DepositRoute = {
  ...COMMON,
  code: 'sandbox',
  adapter: 'sandbox',
  name: 'Sandbox Pay',
  account: null,
};

let put = 0;

/** Sets the ways to pay in of a brand. */
export async function putRoutes(
  app: TestApp,
  { headers }: Pick<TestStaff, 'headers'>,
  routes: readonly DepositRoute[],
) {
  const at = '/office/api/brands/denluma/deposit-routes';
  const now = await app.call<ReplyOf<'getDepositRoutes'>>('GET', at, { headers });
  const body = { version: now.body.value.version, routes, reason: 'the test needs it' };
  put += 1;
  return app.call('PUT', at, { headers, key: `deposit-routes-${put}`, body });
}
