/**
 * Makes a spreadsheet show a cell as text instead of running it as a formula. Apostrophes that
 * already precede such a sign get one more, so that `unguardCell` is an exact inverse.
 */
export function guardCell(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** Takes the guard off. A cell that a translator wrote without one is left as it is. */
export function unguardCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
