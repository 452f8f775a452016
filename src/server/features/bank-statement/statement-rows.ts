import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { type FieldProblem, Problem } from '../../platform/problem.ts';

/** More than any bank writes, so that a made-up file takes no time to read. */
const MOST_LINE_CHARACTERS = 10_000;
const MOST_COLUMNS = 200;
/** A record may have line breaks within quotes; UTF-8 takes at most 4 bytes for a character. */
const MOST_RECORD_BYTES = 4 * MOST_LINE_CHARACTERS;
/** Characters and lines that are parsed, or lines that are counted, before the node serves others: a few milliseconds. */
const CHUNK_CHARACTERS = 16_384;
const CHUNK_LINES = 100;
const COUNTED_LINES = 20_000;

export interface StatementRow {
  /** Number of its line in the file, from 1; of its last one where a quoted cell has line breaks. */
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a file in CSV, one by one, the row of the titles first. The node serves others between chunks.
 * @param csv a file that `countLines` has judged
 * @throws Problem STATEMENT_UNREADABLE, with the row, for one of too many columns
 */
export async function* statementRows(csv: string): AsyncGenerator<StatementRow> {
  const parser = parse({
    bom: true,
    info: true,
    delimiter: delimiterOf(csv),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: MOST_RECORD_BYTES,
  });
  // A fault reaches the loop below through the parser.
  pipeline(Readable.from(chunksOf(csv)), parser, () => undefined);
  const rows: AsyncIterable<{ record: string[]; info: { lines: number } }> = parser;
  try {
    for await (const { record: cells, info } of rows) {
      const { lines: row } = info;
      if (cells.length > MOST_COLUMNS) {
        throw tooLong('validation:statementColumns', row, cells.length, MOST_COLUMNS);
      }
      yield { row, cells };
    }
  } catch (cause) {
    throw cause instanceof Problem ? cause : unreadable({ code: 'PATTERN' }, cause);
  }
}

/** @param field the fault of the file */
export function unreadable(field: FieldProblem, cause?: unknown): Problem {
  return new Problem('STATEMENT_UNREADABLE', {
    fields: { '/csv': field },
    cause,
  });
}

/** @param messageKey the key of a text with the row, the count and the limit */
export function tooLong(messageKey: string, row: number, count: number, limit: number): Problem {
  return unreadable({
    code: 'maxLength',
    messageKey,
    params: { row, count, limit },
  });
}

/**
 * Judges a file before anything parses it. @returns how many lines have content
 * @throws Problem STATEMENT_UNREADABLE, with the row, for a line that is too long
 */
export async function countLines(csv: string): Promise<number> {
  const lineBreak = lineBreakOf(csv);
  let count = 0;
  for (let row = 1, start = 0, end = 0; end !== -1; row += 1, start = end + 1) {
    end = csv.indexOf(lineBreak, start);
    const stop = end === -1 ? csv.length : end;
    const length = stop - start - Number(csv[stop - 1] === '\r');
    if (length > MOST_LINE_CHARACTERS) {
      throw tooLong('validation:statementLine', row, length, MOST_LINE_CHARACTERS);
    }
    if (length > 0) count += 1;
    if (row % COUNTED_LINES === 0) await nextTurn();
  }
  return count;
}

const lineBreakOf = (csv: string): string => (csv.includes('\n') ? '\n' : '\r');

async function* chunksOf(csv: string): AsyncGenerator<string> {
  const lineBreak = lineBreakOf(csv);
  for (let start = 0, end = 0; start < csv.length; start = end) {
    for (let lines = 0; lines < CHUNK_LINES && end - start < CHUNK_CHARACTERS; lines += 1) {
      const at = csv.indexOf(lineBreak, end);
      end = at === -1 ? csv.length : at + 1;
    }
    await nextTurn();
    yield csv.slice(start, end);
  }
}

/** The sign that parts the columns of the first line: amounts below may contain commas. */
function delimiterOf(csv: string): string {
  const [head = ''] = csv.split(/\r\n|\n|\r/, 1);
  const counted = [';', '\t', ','].map((sign) => ({
    sign,
    count: head.split(sign).length,
  }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}
