import { parseStatementAmount } from './statement-amount.ts';

/** Money that came in, as a line of a statement says. */
export interface StatementEntry {
  /** As the statement writes it. */
  readonly bookedOn: string;
  readonly amountMicro: bigint;
  readonly text: string;
  /** The bank's number; empty: it gives none. */
  readonly bankReference: string;
}

/** The content of one row of a statement. tooLong: a cell has more characters than are kept. */
export type ReadRow =
  | { readonly kind: 'entry'; readonly entry: StatementEntry }
  | { readonly kind: 'outgoing' }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'tooLong';
      readonly count: number;
      readonly limit: number;
    };

/** Characters that are kept of each cell. A cut one would match, or be known again, as another. */
const MOST_CHARACTERS = {
  bookedOn: 32,
  text: 1_000,
  bankReference: 64,
} as const;

/** What banks call their columns, in the languages of the markets; the first that fits is taken. */
const COLUMNS = {
  direction:
    /^(direction|type|d\/c|dr\/cr|debit\/credit|credit\/debit|tipo|sentido|naturaleza|cargo\/abono|debe\/haber|loại|ประเภท)/i,
  out: /^(debit|withdrawal|cargo|d[eé]bito|debe|retiro)/i,
  date: /^(date|booking date|value date|fecha|f\.? ?operaci[oó]n|fecha de operaci[oó]n|ngày|วันที่)/i,
  amount: /^(amount|credit|importe|monto|abono|cr[eé]dito|haber|số tiền|จำนวนเงิน)/i,
  text: /^(text|description|details|concept|narrative|descripci[oó]n|concepto|detalle|glosa|nội dung|รายละเอียด)/i,
  reference:
    /^(reference|ref|number|operation|transaction|referencia|n[uú]mero|n[º°]|operaci[oó]n|mã|เลขที่)/i,
} as const;

/**
 * Opens a statement by the row that names its columns: a date, an amount, a text, and, where the bank has
 * one, its number.
 * @returns the reader of each later row; null when the columns are missing
 */
export function openStatement(
  head: readonly string[],
  currency: string,
): ((row: readonly string[]) => ReadRow) | null {
  // A column that says which way the money went is neither an amount nor money out, whatever its name begins with.
  const isDirection = (title: string): boolean => COLUMNS.direction.test(title.trim());
  const at = (name: keyof typeof COLUMNS): number =>
    head.findIndex(
      (title) => COLUMNS[name].test(title.trim()) && (name === 'direction' || !isDirection(title)),
    );
  const columns = { date: at('date'), amount: at('amount'), text: at('text') };
  const [reference, direction, out] = [at('reference'), at('direction'), at('out')];
  if (Object.values(columns).includes(-1)) return null;
  return (row) => {
    const cell = (column: number): string => (row[column] ?? '').trim();
    // An empty amount is money that went out, in a column of its own.
    if (cell(columns.amount) === '') return { kind: 'outgoing' };
    const amount = directed(
      parseStatementAmount(cell(columns.amount), currency),
      direction === -1 ? null : cell(direction),
    );
    const isBoth = out !== -1 && /[1-9]/.test(cell(out));
    if (amount === null || cell(columns.date) === '' || isBoth) return { kind: 'unreadable' };
    if (amount <= 0n) return { kind: 'outgoing' };
    return boundedRow({
      bookedOn: withoutTime(cell(columns.date)),
      amountMicro: amount,
      text: cell(columns.text),
      bankReference: reference === -1 ? '' : cell(reference),
    });
  };
}

function boundedRow(entry: StatementEntry): ReadRow {
  for (const name of ['bookedOn', 'text', 'bankReference'] as const) {
    const [count, limit] = [entry[name].length, MOST_CHARACTERS[name]];
    if (count > limit) return { kind: 'tooLong', count, limit };
  }
  return { kind: 'entry', entry };
}

/** The day alone, so that a line is known again in an export that has no time. */
function withoutTime(moment: string): string {
  return /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?=[ T,])/.exec(moment)?.[0] ?? moment;
}

const INWARD =
  /^(c|cr|credit|cr[eé]dito|abono|haber|dep[oó]sito|deposit|in|entrada|ingreso|\+|có|เข้า|ฝาก)$/i;
const OUTWARD =
  /^(d|dr|db|debit|d[eé]bito|cargo|debe|retiro|withdrawal|out|salida|egreso|-|−|nợ|ออก|ถอน)$/i;

/**
 * An amount with the direction that its row gives. @param direction null: the statement has no such column
 * @returns null when the direction is not known, or contradicts the amount's own sign
 */
function directed(amount: bigint | null, direction: string | null): bigint | null {
  if (amount === null || direction === null) return amount;
  const word = direction.replace(/\.$/, '').trim();
  if (OUTWARD.test(word)) return amount > 0n ? -amount : amount;
  return INWARD.test(word) && amount > 0n ? amount : null;
}

/** Words of a text that could be what a player was asked to write into a transfer. */
export function notesIn(text: string): readonly string[] {
  const words = text.toUpperCase().split(/[^0-9A-Z]+/);
  return words.filter((word) => /^[2-9A-HJKMNP-TV-Z]{8}$/.test(word));
}
