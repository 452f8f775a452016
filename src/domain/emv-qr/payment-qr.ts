import { decimalTextFromMicro } from '../money/decimal-text.ts';
import { minorFromMicro } from '../money/micro.ts';
import { crc16Ccitt } from './crc16.ts';
import { numericCurrency } from './numeric-currency.ts';
import { cutName, printableName } from './printable-name.ts';
import { accountTemplate, type PaymentAccount } from './qr-account.ts';
import { tlv } from './tlv.ts';

export { type PaymentAccount, qrAccountFaults } from './qr-account.ts';

export interface QrPayment {
  readonly account: PaymentAccount;
  /** Micro-units, 10^-6 of the currency's unit; positive, and whole minor units. */
  readonly amountMicro: bigint;
  /** ISO 4217 alphabetic; VND for `vietQr`, THB for `promptPay`. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2, in capitals; VN for `vietQr`, TH for `promptPay`. */
  readonly country: string;
  /** At most 25 characters after cleaning; the rest is cut off. */
  readonly merchantName: string;
  /** At most 15 characters after cleaning; the rest is cut off. */
  readonly merchantCity: string;
  /** Our deposit reference: 1 to 25 characters of printable ASCII, never changed. */
  readonly reference: string;
}

/** Capacity of the densest code that `#art/qr/qr-matrix.ts` draws. */
const MAX_BYTES = 151;
const MAX_NAME = 25;
const MAX_CITY = 15;
const MAX_REFERENCE = 25;
const MAX_AMOUNT_LENGTH = 13;
/** Fewest characters that a mandatory name or city is cut to. */
const MIN_NAME = 2;
/** Ids and lengths of name and city. */
const NAME_OVERHEAD = 8;
const CRC_HEADER = '6304';
const CRC_LENGTH = 8;

const COUNTRY = /^[A-Z]{2}$/;
const NATIONAL_SCHEMES = {
  vietQr: { currency: 'VND', country: 'VN' },
  promptPay: { currency: 'THB', country: 'TH' },
} as const;

/**
 * Payload of a QR code for one payment: dynamic (point of initiation "12"), with the amount and our
 * reference. Sources: EMVCo QRCPS MPM 1.1, data objects "00" to "63" and template "62"; NAPAS
 * VietQR format 1.0; Bank of Thailand, Thai QR Payment standard.
 *
 * The reference is the reference label ("62", "05"). VietQR has it as purpose of transaction ("62",
 * "08") instead, which banking apps show as the transfer text.
 *
 * The payload is fitted to 151 bytes, the capacity of `qrMatrix`: the city is cut first, then the
 * name, each to no fewer than 2 characters. VietQR omits both unless both fit whole, as NAPAS does
 * in its own example. With a reference of 16 characters `vietQr` and `promptPay` always fit; `emv`
 * fits while network, account and amount have at most 58 characters together. A payload that does
 * not fit is returned longer, and `qrMatrix` may return null for it.
 * @returns printable ASCII, to be encoded as it is.
 * @throws RangeError for an account with faults; a currency without a numeric code; the wrong
 * currency or country for the profile; a country, reference or amount outside its limits. An amount
 * has at most 13 characters in decimal.
 * @throws MoneyRefusal AMOUNT_NOT_CONVERTIBLE for an amount finer than the currency's minor unit.
 */
export function paymentQr(payment: QrPayment): string {
  checkScheme(payment);
  const { numeric, amount } = currencyAndAmount(payment);
  const head =
    tlv('00', '01') +
    tlv('01', '12') +
    accountTemplate(payment.account) +
    tlv('52', '0000') +
    tlv('53', numeric) +
    tlv('54', amount) +
    tlv('58', payment.country);
  const additional = additionalData(payment);
  const merchant = merchantData(payment, MAX_BYTES - head.length - additional.length - CRC_LENGTH);
  const body = head + merchant + additional + CRC_HEADER;
  return body + crc16Ccitt(body);
}

function checkScheme({ account, currency, country }: QrPayment): void {
  if (!COUNTRY.test(country)) throw new RangeError('the country must be two capital letters');
  if (account.profile === 'emv') return;
  const scheme = NATIONAL_SCHEMES[account.profile];
  if (currency !== scheme.currency || country !== scheme.country) {
    throw new RangeError(`${account.profile} pays in ${scheme.currency} in ${scheme.country} only`);
  }
}

function currencyAndAmount({ amountMicro, currency: code }: QrPayment): {
  readonly numeric: string;
  readonly amount: string;
} {
  const { currency, numeric } = numericCurrency(code);
  if (minorFromMicro(amountMicro, currency) <= 0n) {
    throw new RangeError('the amount must be positive');
  }
  const amount = decimalTextFromMicro(amountMicro, currency);
  if (amount.length > MAX_AMOUNT_LENGTH) throw new RangeError('the amount is too long');
  return { numeric, amount };
}

function additionalData({ account, reference }: QrPayment): string {
  if (reference.length > MAX_REFERENCE) throw new RangeError('the reference is too long');
  return tlv('62', tlv(account.profile === 'vietQr' ? '08' : '05', reference));
}

/** Name and city in at most `room` bytes, or in as few as they may have. */
function merchantData({ account, merchantName, merchantCity }: QrPayment, room: number): string {
  const wholeName = printableName(merchantName, MAX_NAME);
  const wholeCity = printableName(merchantCity, MAX_CITY);
  const available = room - NAME_OVERHEAD;
  if (account.profile === 'vietQr' && wholeName.length + wholeCity.length > available) return '';
  const city = cutName(wholeCity, Math.max(MIN_NAME, available - wholeName.length));
  const name = cutName(wholeName, Math.max(MIN_NAME, available - city.length));
  return tlv('59', name) + tlv('60', city);
}
