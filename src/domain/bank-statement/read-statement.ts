import { checkedCurrency, currencyExponent } from '../money/currency.ts';
import { MICRO_DIGITS } from '../money/micro.ts';

/** Money that came in, as a line of a statement says. */
export interface StatementEntry {
  /** As the statement writes it. */
  readonly bookedOn: string;
  readonly amountMicro: bigint;
  readonly text: string;
  /** The bank's number; empty: it gives none. */
  readonly bankReference: string;
}

export interface ReadStatement {
  readonly entries: readonly StatementEntry[];
  /** Numbers of the lines in the file, from 1, that could not be read. Lines of money going out are left out. */
  readonly unreadable: readonly number[];
}

/** What banks call their columns, in the languages of the markets; the first that fits is taken. */
const COLUMNS = {
  date: /^(date|booking date|value date|fecha|f\.? ?operaci[oó]n|fecha de operaci[oó]n|ngày|วันที่)/i,
  amount: /^(amount|credit|importe|monto|abono|cr[eé]dito|haber|số tiền|จำนวนเงิน)/i,
  text: /^(text|description|details|concept|narrative|descripci[oó]n|concepto|detalle|glosa|nội dung|รายละเอียด)/i,
  reference:
    /^(reference|ref|number|operation|transaction|referencia|n[uú]mero|n[º°]|operaci[oó]n|mã|เลขที่)/i,
} as const;

/**
 * Reads the rows of a statement in CSV, of which the first names the columns: a date, an amount, a
 * text, and, where the bank has one, its number. Pure; the file is taken apart by the caller.
 * @returns null when the columns are not there
 */
export function readStatement(
  rows: readonly (readonly string[])[],
  currency: string,
): ReadStatement | null {
  const [head = [], ...lines] = rows;
  const at = (name: keyof typeof COLUMNS): number =>
    head.findIndex((title) => COLUMNS[name].test(title.trim()));
  const columns = { date: at('date'), amount: at('amount'), text: at('text') };
  const reference = at('reference');
  if (Object.values(columns).includes(-1)) return null;
  const entries: StatementEntry[] = [];
  const unreadable: number[] = [];
  for (const [index, line] of lines.entries()) {
    const cell = (column: number): string => (line[column] ?? '').trim();
    const amount = parseStatementAmount(cell(columns.amount), currency);
    if (amount === null || cell(columns.date) === '') {
      // An empty amount is money that went out, in a column of its own.
      if (cell(columns.amount) !== '') unreadable.push(index + 2);
    } else if (amount > 0n) {
      entries.push({
        bookedOn: cell(columns.date).slice(0, 10),
        amountMicro: amount,
        text: cell(columns.text).slice(0, 300),
        bankReference: reference === -1 ? '' : cell(reference).slice(0, 64),
      });
    }
  }
  return { entries, unreadable };
}

/**
 * An amount as banks write it: 1,234.50, 1.234,50, 1234.5, S/ 1 234.50, -20.00. The last point or comma with
 * at most as many digits behind it as the currency has is the decimal sign.
 * @returns micro-units; null when it is no amount
 */
export function parseStatementAmount(text: string, currency: string): bigint | null {
  const digits = currencyExponent(checkedCurrency(currency));
  const plain = text.replaceAll(/[\s'\u00a0]/g, '').replace(/^([+-]?)[^\d.,+-]{0,4}/, '$1');
  const parts = /^([+-]?)([\d.,]*\d)$/.exec(plain);
  if (parts === null) return null;
  const [, sign = '', figures = ''] = parts;
  const decimal = new RegExp(`^(.*)[.,](\\d{1,${Math.max(digits, 1)}})$`).exec(figures);
  const isDecimal = decimal !== null && digits > 0;
  const whole = (isDecimal ? (decimal[1] ?? '') : figures).replaceAll(/[.,]/g, '');
  if (!/^\d{1,15}$/.test(whole === '' ? '0' : whole)) return null;
  const fraction = (isDecimal ? (decimal[2] ?? '') : '').padEnd(MICRO_DIGITS, '0');
  const micro = BigInt(`${whole === '' ? '0' : whole}${fraction}`);
  return sign === '-' ? -micro : micro;
}

/** Words of a text that could be what a player was asked to write into a transfer. */
export function notesIn(text: string): readonly string[] {
  const words = text.toUpperCase().split(/[^0-9A-Z]+/);
  return words.filter((word) => /^[2-9A-HJKMNP-TV-Z]{8}$/.test(word));
}
