/** A spreadsheet takes a text that begins so for a formula, and a long number for a rounded one. */
const MISREAD = /^[=+\-@\t\r]|^\d{12,}$/;

/** A cell that is text and not a figure, so that a spreadsheet reads it as it is. */
export function asText(text: string): string {
  return MISREAD.test(text) ? `'${text}` : text;
}

/** Rows as a CSV file (RFC 4180, UTF-8 with the mark by which spreadsheets know it). */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
