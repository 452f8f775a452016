import { guardFormula } from './formula-guard.ts';

/**
 * An amount or a count as this product writes it: no leading zeros, and no more digits than a
 * spreadsheet keeps exactly.
 */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/;

/** Begins a CSV file: spreadsheets know UTF-8 by it. */
export const CSV_MARK = '\uFEFF';

/** A spreadsheet would round the one and cut the other: a long code, or one with leading zeros. */
const CODE = /^(?:\d{12,}|0\d+)$/;

/** A cell of digits that are a code and not a figure, so that a spreadsheet shows every digit. */
export function asText(text: string): string {
  return CODE.test(text) ? `'${text}` : text;
}

/**
 * Rows as a CSV file (RFC 4180, UTF-8 with the mark by which spreadsheets know it). Plain decimals
 * remain numbers; every other cell is quoted and never runs as a formula.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `${CSV_MARK}${rows.map(csvLine).join('')}`;
}

/** One row of such a file, for those that are written row by row. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A CSV file of one column, `code`. */
export function codesCsv(codes: readonly string[]): string {
  return csvText([['code'], ...codes.map((code) => [asText(code)])]);
}

function csvCell(cell: string): string {
  return NUMBER.test(cell) ? cell : `"${guardFormula(cell).replaceAll('"', '""')}"`;
}
