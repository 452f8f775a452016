import type { Currency } from '../money/currency.ts';

/** A trial ends after this time, and its play money with it. */
export const TRIAL_HOURS = 24;

/** Whole units of a currency that a trial begins with: some hundred rounds at a middle stake. */
const START_UNITS: Readonly<Record<Currency, number>> = {
  ARS: 500_000,
  BOB: 3_000,
  BRL: 2_000,
  CLP: 500_000,
  CNY: 3_000,
  COP: 2_000_000,
  EUR: 500,
  GBP: 500,
  IDR: 5_000_000,
  INR: 40_000,
  JPY: 50_000,
  KRW: 500_000,
  KWD: 150,
  MXN: 8_000,
  MYR: 2_000,
  PEN: 1_000,
  PHP: 20_000,
  PYG: 3_000_000,
  THB: 10_000,
  USD: 500,
  USDT: 500,
  UYU: 20_000,
  VND: 5_000_000,
};

/** Play money that a trial begins with, in micro-units. */
export function startMicro(currency: Currency): bigint {
  return BigInt(START_UNITS[currency]) * 1_000_000n;
}
