import { latinDigits } from '#domain/text/latin-digits.ts';

export type DecimalSign = '.' | ',';

/**
 * What a person typed as an amount, in micro-units; null when it is not one amount. Digits of every
 * script are read. Either sign may end the whole part and the other group it. One sign before three
 * digits could be both: it groups unless it is the reader's own decimal sign or follows a zero, so
 * that no player pays a thousand times what was meant.
 */
export function parseAmount(typed: string, digits: number, decimal: DecimalSign): bigint | null {
  const plain = ungrouped(latinSigns(typed, decimal), decimal);
  if (plain === null) return null;
  const [whole = '', fraction = ''] = plain.split('.');
  if (fraction.length > digits) return null;
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}

/** The sign between whole and fraction in a language. */
export function decimalSign(locale: string): DecimalSign {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';
}

/** Spaces, apostrophes that group, and the direction marks that a copied number brings along. */
const NO_PART = /[\s'’\u061C\u200E\u200F]/g;

/** Arabic has a decimal sign and a grouping sign of its own; other keyboards type points and commas wide. */
function latinSigns(typed: string, decimal: DecimalSign): string {
  const grouping = decimal === '.' ? ',' : '.';
  return latinDigits(typed)
    .replaceAll(NO_PART, '')
    .replaceAll('٫', decimal)
    .replaceAll('٬', grouping)
    .replaceAll(/[，،]/g, ',')
    .replaceAll('．', '.');
}

const PLAIN = /^\d{1,12}$/;
/** In threes, or as in India: three, then twos. */
const GROUPED = /^[1-9](?:\d{0,2}([.,])\d{3}(?:\1\d{3})*|\d?([.,])(?:\d{2}\2)+\d{3})$/;
const GROUPED_ONCE = /^\d{1,3}([.,])\d{3}$/;
const DECIMAL =
  /^(\d{1,12}|\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*|\d{1,2}([.,])(?:\d{2}\3)+\d{3})([.,])(\d{1,6})$/;

/** The text without grouping and with a point as decimal sign. */
function ungrouped(text: string, decimal: DecimalSign): string | null {
  if (PLAIN.test(text)) return text;
  const isFraction = GROUPED_ONCE.exec(text)?.[1] === decimal;
  if (GROUPED.test(text) && !isFraction) return text.replaceAll(/[.,]/g, '');
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [, whole = '', inThrees, inTwos, sign, fraction = ''] = match;
  // The same sign cannot both group and end the whole part.
  if ((inThrees ?? inTwos) === sign) return null;
  return `${whole.replaceAll(/[.,]/g, '')}.${fraction}`;
}
