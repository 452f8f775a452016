import Papa from 'papaparse';
import { guardFormula, unguardFormula } from '#domain/record/formula-guard.ts';
import { type ExchangeText, type ReadTexts, refuse, type TranslatedText } from './exchange-text.ts';

const COLUMNS = ['namespace', 'key', 'source', 'message'];

/** Without it Excel reads UTF-8 as the machine's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** RFC 4180, every cell quoted. CSV has no place for notes. */
export function writeCsv(texts: readonly ExchangeText[]): string {
  const rows = texts.map(({ namespace, key, source, message }) =>
    [namespace, key, source, message].map(guardFormula),
  );
  const table = Papa.unparse([COLUMNS, ...rows], { quotes: true, newline: '\r\n' });
  return `${BYTE_ORDER_MARK}${table}\r\n`;
}

/** The columns may be in any order; `source` may be missing. */
export function readCsv(file: string): ReadTexts {
  const delimiter = delimiterOf(file);
  if (delimiter === undefined) return refuse('notCsv', 'the first line has no column "namespace"');
  const { data, errors } = Papa.parse<string[]>(file, { delimiter, skipEmptyLines: 'greedy' });
  const [error] = errors;
  if (error !== undefined) return refuse('notCsv', `row ${(error.row ?? 0) + 1}: ${error.message}`);
  const [header = [], ...rows] = data;
  const columnOf = (name: string): number => header.findIndex((cell) => cell.trim() === name);
  const columns = { namespace: columnOf('namespace'), key: columnOf('key') };
  const message = columnOf('message');
  if (columns.namespace < 0) return refuse('notCsv', 'there is no column "namespace"');
  if (columns.key < 0) return refuse('notCsv', 'there is no column "key"');
  if (message < 0) return refuse('notCsv', 'there is no column "message"');
  const texts: TranslatedText[] = [];
  for (const [index, row] of rows.entries()) {
    const cell = (column: number): string => unguardFormula(row[column] ?? '');
    const text = {
      namespace: cell(columns.namespace),
      key: cell(columns.key),
      message: cell(message),
    };
    if (text.message !== '' && (text.namespace === '' || text.key === '')) {
      return refuse('notCsv', `row ${index + 2}: a message without namespace or key`);
    }
    texts.push(text);
  }
  return { ok: true, texts };
}

/**
 * Spreadsheets save with a semicolon where the comma is the decimal sign. A guess over the whole file
 * would count commas in sentences: only the header decides.
 */
function delimiterOf(file: string): string | undefined {
  const [header = ''] = file.split(/[\r\n]/, 1);
  return [',', ';', '\t'].find((delimiter) =>
    header.split(delimiter).some((cell) => cell.trim().replaceAll('"', '') === 'namespace'),
  );
}
