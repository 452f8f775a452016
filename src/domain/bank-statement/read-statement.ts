import { parseStatementAmount } from './statement-amount.ts';
import { directed, namesBothWays, watchDirections } from './statement-direction.ts';

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
    /^(direction|type|transaction type|c\/d|d\/c|cr\/dr|dr\/cr|debit\/credit|credit\/debit|tipo|signo|indicador|sentido|naturaleza|cargo\/abono|debe\/haber|loại|ประเภท)/i,
  /** Holds the direction unless another column does: some banks keep a text in it. */
  movement: /^movimiento$/i,
  out: /^(debit|withdrawal|paid out|cargo|d[eé]bito|debe|retiro|egreso|salida|ghi nợ|ถอน)/i,
  date: /^(date|booking date|value date|fecha|f\.? ?operaci[oó]n|fecha de operaci[oó]n|ngày|วันที่)/i,
  // A title such as "Depositante" names a person: these words take no others but a bracket after them.
  amount:
    /^(amount|credit|paid in|importe|monto|abono|cr[eé]dito|haber|(?:ingreso|entrada|deposit|dep[oó]sito)s?(?= *(?:\(|$))|số tiền|ghi có|จำนวนเงิน|ฝาก)/i,
  text: /^(text|description|details|concept|narrative|descripci[oó]n|concepto|detalle|glosa|nội dung|รายละเอียด)/i,
  reference:
    /^(reference|ref|number|operation|transaction|referencia|n[uú]mero|n[º°]|operaci[oó]n|mã|เลขที่)/i,
} as const;

export interface StatementReader {
  read(row: readonly string[]): ReadRow;
  /**
   * Place, from 0, of a column that holds only words of direction and was not read as one, so that money
   * that went out was read as money in; null: there is none so far.
   */
  ignoredDirection(): number | null;
}

/**
 * Opens a statement by the row that names its columns: a date, an amount, a text, and, where the bank has
 * one, its number.
 * @returns the reader of the later rows; null when the columns are missing
 */
export function openStatement(head: readonly string[], currency: string): StatementReader | null {
  const titles = head.map((title) => title.trim().replaceAll(/\s*\/\s*/g, '/'));
  // A column that says which way the money went is neither an amount nor money out, whatever its name begins with.
  const isDirection = (title: string): boolean =>
    COLUMNS.direction.test(title) || COLUMNS.movement.test(title) || namesBothWays(title);
  const at = (name: Exclude<keyof typeof COLUMNS, 'direction' | 'movement'>): number =>
    titles.findIndex((title) => COLUMNS[name].test(title) && !isDirection(title));
  const direction = directionAt(titles);
  const columns = { date: at('date'), amount: at('amount'), text: at('text') };
  const [reference, out] = [at('reference'), at('out')];
  if (Object.values(columns).includes(-1)) return null;
  const read = (row: readonly string[]): ReadRow => {
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
  if (direction !== -1) return { read, ignoredDirection: () => null };
  const watch = watchDirections(new Set([columns.date, columns.amount, out]));
  return {
    read(row) {
      const found = read(row);
      watch.note(row, found.kind === 'entry');
      return found;
    },
    ignoredDirection: () => watch.ignoredColumn(),
  };
}

/** Place of the column that says which way the money went; -1: there is none. */
function directionAt(titles: readonly string[]): number {
  const place = titles.findIndex((title) => COLUMNS.direction.test(title) || namesBothWays(title));
  return place === -1 ? titles.findIndex((title) => COLUMNS.movement.test(title)) : place;
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

/** Words of a text that could be what a player was asked to write into a transfer. */
export function notesIn(text: string): readonly string[] {
  const words = text.toUpperCase().split(/[^0-9A-Z]+/);
  return words.filter((word) => /^[2-9A-HJKMNP-TV-Z]{8}$/.test(word));
}
