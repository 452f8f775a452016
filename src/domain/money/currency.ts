import { MoneyRefusal } from './money-refusal.ts';

/**
 * Digits after the point of each currency's smallest customary unit (ISO 4217 exponent; USDT as its
 * issuer divides it). None may exceed the six of a micro-unit.
 */
const EXPONENTS = {
  ARS: 2,
  BOB: 2,
  BRL: 2,
  CLP: 0,
  CNY: 2,
  COP: 2,
  EUR: 2,
  GBP: 2,
  IDR: 2,
  INR: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  MXN: 2,
  MYR: 2,
  PEN: 2,
  PHP: 2,
  PYG: 0,
  THB: 2,
  USD: 2,
  USDT: 6,
  UYU: 2,
  VND: 0,
} as const;

export type Currency = keyof typeof EXPONENTS;

export const CURRENCIES = Object.keys(EXPONENTS) as readonly Currency[];

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(EXPONENTS, code);
}

/** @throws MoneyRefusal WRONG_CURRENCY for a code that is not in the table. */
export function checkedCurrency(code: string): Currency {
  if (isCurrency(code)) return code;
  throw new MoneyRefusal('WRONG_CURRENCY', `no such currency: ${code.slice(0, 12)}`);
}

/** Digits after the point of the currency's minor unit. */
export function currencyExponent(currency: Currency): number {
  return EXPONENTS[currency];
}
