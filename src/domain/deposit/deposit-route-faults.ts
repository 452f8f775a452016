import type { DepositRoute, QrAccount, TransferAccount } from '#contract/generated/types.ts';
import { accountNumberFault, servedCountry } from '../bank-account/account-number.ts';
import { isPayeeName } from '../bank-account/payee-name.ts';
import { readAccountNumber } from '../bank-account/read-account-number.ts';
import { type PaymentAccount, qrAccountFaults } from '../emv-qr/payment-qr.ts';
import { checkedCurrency } from '../money/currency.ts';
import { minorFromMicro } from '../money/micro.ts';
import { MoneyRefusal } from '../money/money-refusal.ts';
import { scheduleFaults } from '../schedule/schedule-faults.ts';
import { feeOf } from '../withdrawal/withdrawal-fee.ts';
import { isTimeZone } from '../day/day.ts';

export interface RouteFault {
  /** Place in the list. */
  readonly index: number;
  /** JSON pointer into the route. */
  readonly pointer: string;
  readonly code: string;
}

type Fault = Omit<RouteFault, 'index'>;

export interface RouteMeans {
  readonly currency: string;
  readonly countries: readonly string[];
  readonly adapters: readonly {
    readonly code: string;
    readonly needsAccount: boolean;
    readonly minMicro: string;
    readonly maxMicro: string;
  }[];
  readonly banks: Readonly<
    Record<string, { readonly countries: readonly string[]; readonly clearingCode?: string }>
  >;
  readonly helpPages: readonly string[];
}

/** What keeps ways to pay in from being offered as they are written. */
export function depositRouteFaults(
  routes: readonly DepositRoute[],
  means: RouteMeans,
): readonly RouteFault[] {
  const codes = new Set<string>();
  return routes.flatMap((route, index) => {
    const faults = routeFaults(route, means);
    if (codes.has(route.code)) faults.push({ pointer: '/code', code: 'DUPLICATE' });
    codes.add(route.code);
    return faults.map((fault) => ({ index, ...fault }));
  });
}

const AMOUNTS = ['minMicro', 'maxMicro', 'feeMicro', 'toleranceMicro'] as const;

function routeFaults(route: DepositRoute, means: RouteMeans): Fault[] {
  const faults: Fault[] = [];
  const say = (pointer: string, code: string): void => void faults.push({ pointer, code });
  const adapter = means.adapters.find(({ code }) => code === route.adapter);
  if (adapter === undefined) say('/adapter', 'CHANNEL_UNAVAILABLE');
  if (route.name.trim() === '') say('/name', 'REQUIRED');
  // A draft may not have its amounts yet.
  const missing = AMOUNTS.filter((name) => route[name] === '');
  for (const name of missing) say(`/${name}`, 'REQUIRED');
  if (missing.length > 0) return faults;
  for (const name of [...AMOUNTS, 'autoCreditMaxMicro'] as const) {
    const micro = route[name];
    if (micro !== null && !isWhole(BigInt(micro), means.currency)) say(`/${name}`, 'NOT_WHOLE');
  }
  const [least, most] = [BigInt(route.minMicro), BigInt(route.maxMicro)];
  if (least === 0n) say('/minMicro', 'REQUIRED');
  // A line of next to nothing would pay the least order.
  if (BigInt(route.toleranceMicro) >= least) say('/toleranceMicro', 'NOT_BELOW_MINIMUM');
  if (most < least) say('/maxMicro', 'BELOW_MINIMUM');
  if (adapter !== undefined && least < BigInt(adapter.minMicro)) say('/minMicro', 'BELOW_CHANNEL');
  if (adapter !== undefined && most > BigInt(adapter.maxMicro)) say('/maxMicro', 'ABOVE_CHANNEL');
  const fee = { feeMicro: BigInt(route.feeMicro), feeBasisPoints: route.feeBasisPoints };
  if (feeOf(least, fee, means.currency) >= least) say('/feeMicro', 'FEE_TAKES_ALL');
  const { hours, maintenance, tutorial, account } = route;
  if (hours !== null && !isTimeZone(hours.timeZone)) say('/hours/timeZone', 'NO_TIME_ZONE');
  if (hours !== null && hours.from === hours.to) say('/hours/to', 'END_BEFORE_START');
  for (const { pointer, code } of maintenance === null ? [] : scheduleFaults(maintenance)) {
    say(`/maintenance${pointer}`, code);
  }
  if (tutorial !== null && !means.helpPages.includes(tutorial)) say('/tutorial', 'NO_PAGE');
  if (adapter?.needsAccount === true && account === null) say('/account', 'REQUIRED');
  if (account !== null)
    accountFaults(account, means).forEach(({ pointer, code }) => say(pointer, code));
  return faults;
}

/** Profiles of one country's banks. */
const QR_CURRENCIES: Readonly<Record<string, string>> = { vietQr: 'VND', promptPay: 'THB' };

function accountFaults(account: TransferAccount, means: RouteMeans): Fault[] {
  const faults: Fault[] = [];
  const bank = means.banks[account.bank];
  const country = bank === undefined ? null : servedCountry(bank, means.countries);
  if (bank === undefined || country === null) {
    faults.push({ pointer: '/account/bank', code: 'enum' });
  } else {
    const number = readAccountNumber(account.accountNumber, country);
    const fault = accountNumberFault(number, country, bank);
    if (fault !== null) faults.push({ pointer: '/account/accountNumber', code: fault });
  }
  if (!isPayeeName(account.payeeName.trim())) {
    faults.push({ pointer: '/account/payeeName', code: 'PATTERN' });
  }
  if (account.qr !== null) {
    const currency = QR_CURRENCIES[account.qr.profile];
    if (currency !== undefined && currency !== means.currency) {
      faults.push({ pointer: '/account/qr/profile', code: 'WRONG_CURRENCY' });
    }
    const pointers = { accountNumber: 'target', account: 'target' } as Record<string, string>;
    for (const { pointer, code } of qrAccountFaults(paymentAccount(account.qr))) {
      const name = pointer.slice(1);
      faults.push({ pointer: `/account/qr/${pointers[name] ?? name}`, code });
    }
  }
  return faults;
}

/** The account of a payment QR code in the terms of its profile. */
export function paymentAccount({ profile, target, bankBin, network }: QrAccount): PaymentAccount {
  if (profile === 'vietQr') return { profile, bankBin: bankBin ?? '', accountNumber: target };
  if (profile === 'promptPay') return { profile, target };
  return { profile, network: network ?? '', account: target };
}

function isWhole(amountMicro: bigint, currency: string): boolean {
  try {
    minorFromMicro(amountMicro, checkedCurrency(currency));
    return true;
  } catch (error) {
    if (error instanceof MoneyRefusal) return false;
    throw error;
  }
}
