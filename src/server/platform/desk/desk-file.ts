import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import type { DeskFormat } from '#contract/generated/types.ts';
import { type DeskColumn, labelKey } from '#domain/desk/desk-list.ts';
import { plainAmount } from '#domain/money/plain-amount.ts';
import { asText, CSV_MARK, csvLine } from '#domain/record/csv-text.ts';
import type { FileAnswer } from '../file-answer.ts';

type Say = (key: string) => string;

const TYPES: Readonly<Record<DeskFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface ListFile<Item> {
  format: DeskFormat;
  /** Without its ending. */
  name: string;
  /** Namespace of the list's texts. */
  texts: string;
  columns: readonly DeskColumn<Item>[];
  items: AsyncIterable<Item>;
  say: Say;
}

/**
 * Items as a file that is written while it is sent. Amounts are plain decimals with their currency in
 * the next column, moments are in UTC, words are in the language of `say`. No cell of a
 * spreadsheet runs as a formula.
 */
export function deskFile<Item>(file: ListFile<Item>): FileAnswer {
  const { format, name } = file;
  return {
    type: TYPES[format],
    name: `${name}.${format}`,
    body: format === 'csv' ? Readable.from(csvLines(file)) : xlsxBytes(file),
  };
}

async function* csvLines<Item>(file: ListFile<Item>): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvLine(headings(file))}`;
  for await (const item of file.items) {
    yield csvLine(
      cells(file, item).map((cell) => (typeof cell === 'string' ? asText(cell) : cell.text)),
    );
  }
}

function xlsxBytes<Item>(file: ListFile<Item>): Readable {
  const rows = async function* (): AsyncGenerator<(string | number | null)[]> {
    for await (const item of file.items) {
      yield cells(file, item).map((cell) => (typeof cell === 'string' ? cell : cell.figure));
    }
  };
  const stream = writeXlsxStream(rows(), {
    name: 'List',
    columns: headings(file).map((header) => ({ header })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

function headings<Item>({ columns, texts, say }: ListFile<Item>): string[] {
  return columns.flatMap(({ id, label, kind }) => {
    const heading = say(labelKey(texts, id, label));
    return kind === 'amount' ? [heading, say('office:csv.currency')] : [heading];
  });
}

/** A figure, as text and as a number where one keeps it exactly. */
interface Figure {
  text: string;
  figure: number | string;
}

function cells<Item>({ columns, say }: ListFile<Item>, item: Item): (string | Figure)[] {
  return columns.flatMap((column) => {
    const value = column.value(item);
    const { kind, words = '' } = column;
    if (value === null || value === undefined) return kind === 'amount' ? ['', ''] : [''];
    if (typeof value === 'object') return [value.map((one) => say(words + one)).join(', ')];
    if (kind === 'word') return [say(words + String(value))];
    if (kind === 'count') return [figureOf(String(value))];
    if (kind === 'amount') {
      const currency = column.currency?.(item) ?? '';
      return [figureOf(plainAmount(BigInt(String(value)), currency)), currency];
    }
    return [String(value)];
  });
}

/** Digits that a number of a spreadsheet keeps. */
const EXACT_DIGITS = 15;

function figureOf(text: string): Figure {
  const isExact = text.replaceAll(/\D/g, '').length <= EXACT_DIGITS;
  return { text, figure: isExact ? Number(text) : text };
}
