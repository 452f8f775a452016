import { checkedCurrency, type Currency, currencyExponent } from '../money/currency.ts';
import { MAX_AMOUNT_MICRO, MICRO_DIGITS } from '../money/micro.ts';
import { latinDigits } from '../text/latin-digits.ts';

/** Symbols of each currency besides its code. The symbol of another currency makes an amount unreadable. */
const SYMBOLS: Readonly<Record<Currency, readonly string[]>> = {
  ARS: ['$', 'AR$'],
  BOB: ['Bs', 'Bs.'],
  BRL: ['R$'],
  CLP: ['$', 'CLP$'],
  CNY: ['¥', 'RMB'],
  COP: ['$', 'COL$'],
  EUR: ['€'],
  GBP: ['£'],
  IDR: ['Rp', 'Rp.'],
  INR: ['₹', 'Rs', 'Rs.'],
  JPY: ['¥', '円'],
  KRW: ['₩', '원'],
  KWD: ['KD', 'د.ك'],
  MXN: ['$', 'MX$'],
  MYR: ['RM'],
  PEN: ['S/', 'S/.'],
  PHP: ['₱'],
  PYG: ['₲', 'Gs', 'Gs.'],
  THB: ['฿', 'บาท'],
  USD: ['$', 'US$'],
  USDT: ['₮'],
  UYU: ['$', '$U'],
  VND: ['₫', 'đ', 'VNĐ'],
};

/** Longer than any amount, and short enough for the patterns below to take no time. */
const MOST_CHARACTERS = 64;

/** Hyphens, dashes and the minus sign: banks print each of them. */
const MINUS = /[\u002d\u2010-\u2015\u2212]/g;
/** Spaces of every width, and apostrophes: they part groups of three and nothing else. */
const SPACES = /[\s\u00a0\u2007\u2009\u202f]/g;
const APOSTROPHES = /['\u2019\u02bc\u066c]/g;

/**
 * An amount as banks write it: 1,234.50, 1.234,50, S/ 1 234.50, −20.00, (20.00), 20.00 DR, ١٬٢٣٤٫٥٠. It is
 * read only if each sign in it is known: digits of any script, one decimal mark with at most the digits that
 * the currency has, groups of three, the currency's own symbol or code, one minus, DR or CR.
 * @returns micro-units, below zero for money that goes out; null: it cannot be read, or in two ways
 */
export function parseStatementAmount(text: string, currency: string): bigint | null {
  if (text.length > MOST_CHARACTERS) return null;
  const checked = checkedCurrency(currency);
  const signed = readSign(plainText(text));
  if (signed === null) return null;
  const figures = withoutCurrency(signed.rest, checked);
  const micro = figures === null ? null : readFigures(figures, currencyExponent(checked));
  if (micro === null || micro > MAX_AMOUNT_MICRO) return null;
  return signed.isOut ? -micro : micro;
}

function plainText(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replaceAll('\u066b', ',')
    .replace(MINUS, '-')
    .replace(APOSTROPHES, "'")
    .replace(SPACES, ' ')
    .trim();
}

/** @returns null when two signs speak at once, as in −20.00 CR */
function readSign(text: string): { isOut: boolean; rest: string } | null {
  const shapes = [
    { shape: /^\((.+)\)$/, isOut: true },
    { shape: /^(.+?) ?DR\.?$/i, isOut: true },
    { shape: /^(.+?) ?CR\.?$/i, isOut: false },
    { shape: /^(.+?) ?-$/, isOut: true },
    { shape: /^- ?(.+)$/, isOut: true },
    { shape: /^\+ ?(.+)$/, isOut: false },
    // Behind the currency: S/ -20.00.
    { shape: /^([^\d+-]+)- ?(?=[\d.,])/, isOut: true },
  ];
  const found = shapes.filter(({ shape }) => shape.test(text));
  const [only, other] = found;
  if (only === undefined) return { isOut: false, rest: text };
  if (other !== undefined) return null;
  return { isOut: only.isOut, rest: text.replace(only.shape, '$1') };
}

/** @returns the figures alone; null: text next to them does not belong to the currency */
function withoutCurrency(text: string, currency: Currency): string | null {
  const parts = /^([^\d.,']*)(.*?)([^\d.,' ]*)$/u.exec(text);
  const [, before = '', figures = '', after = ''] = parts ?? [];
  const isOwn = (name: string): boolean =>
    [currency, ...SYMBOLS[currency]].some((own) => own.toUpperCase() === name.toUpperCase());
  // The point of S/. or Bs. is taken for a part of the figures.
  const dotted = /^\.(?= ?\d)/.test(figures) && isOwn(`${before.trim()}.`);
  const names = [dotted ? `${before.trim()}.` : before.trim(), after.trim()].filter(Boolean);
  if (names.length > 1 || !names.every(isOwn)) return null;
  return figures.slice(dotted ? 1 : 0).trim();
}

/** @param digits that the currency has behind its decimal mark. @returns micro-units; null: unreadable */
function readFigures(figures: string, digits: number): bigint | null {
  const marks = [...figures.matchAll(/[^\d]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  const isMixed = marks.some((mark) => mark !== last);
  const behind = figures.length - 1 - figures.lastIndexOf(last ?? '');
  const mayPart = marks.length === 1 && behind === 3 && /^[1-9]\d{0,2}$/.test(figures.slice(0, -4));
  // 1,234 of a currency with thousandths is either.
  if (mayPart && digits >= 3 && (last === '.' || last === ',')) return null;
  const isDecimal = (last === '.' || last === ',') && (isMixed || (marks.length === 1 && !mayPart));
  const whole = isDecimal ? figures.slice(0, -behind - 1) : figures;
  const fraction = isDecimal ? figures.slice(-behind) : '';
  if (isDecimal && (behind < 1 || behind > digits || whole.includes(last))) return null;
  const plain = ungrouped(whole, isDecimal);
  return plain === null ? null : BigInt(`${plain}${fraction.padEnd(MICRO_DIGITS, '0')}`);
}

/** @returns digits without their groups; null when these are not threes, or parted by different signs */
function ungrouped(whole: string, hasFraction: boolean): string | null {
  if (whole === '') return hasFraction ? '0' : null;
  if (/^\d{1,15}$/.test(whole)) return whole;
  const groups = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3}){0,3}$/.test(whole);
  return groups ? whole.replaceAll(/[^\d]/g, '') : null;
}
