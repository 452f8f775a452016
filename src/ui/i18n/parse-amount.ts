export type DecimalSign = '.' | ',';

/**
 * What a person typed as an amount, in micro-units; null when it is not one amount. Either sign may
 * end the whole part and the other group it. One sign before three digits could be both: it groups
 * unless it is the reader's own decimal sign, so that nobody pays a thousand times what was meant.
 */
export function parseAmount(typed: string, digits: number, decimal: DecimalSign): bigint | null {
  const text = typed.replaceAll(/[\s'’\u00a0\u202f]/g, '');
  const plain = ungrouped(text, decimal);
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

const PLAIN = /^\d{1,12}$/;
const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;
const GROUPED_ONCE = /^\d{1,3}([.,])\d{3}$/;
const DECIMAL = /^(\d{1,12}|\d{1,3}(?:([.,])\d{3})+)([.,])(\d{1,6})$/;

/** The text without grouping and with a point as decimal sign. */
function ungrouped(text: string, decimal: DecimalSign): string | null {
  if (PLAIN.test(text)) return text;
  const isFraction = GROUPED_ONCE.exec(text)?.[1] === decimal;
  if (GROUPED.test(text) && !isFraction) return text.replaceAll(/[.,]/g, '');
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [, whole = '', grouping, sign, fraction = ''] = match;
  // The same sign cannot both group and end the whole part.
  if (grouping !== undefined && grouping === sign) return null;
  return `${whole.replaceAll(/[.,]/g, '')}.${fraction}`;
}
