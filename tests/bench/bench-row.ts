/** One line of a benchmark: our figure beside one measured in the same run. */
export interface BenchRow {
  readonly measure: string;
  readonly ours: number;
  /** null: the goal is a figure of its own. */
  readonly reference: number | null;
  readonly unit: string;
  /** ours / reference; ours - reference with `difference`; ours alone without a reference. */
  readonly ratio: number;
  readonly difference?: true;
  /** null: printed for comparison, always met. */
  readonly goal: number | null;
  readonly better: 'higher' | 'lower';
}

/** A measurement that failed every time it was tried. */
export interface BenchFailure {
  readonly measure: string;
  readonly error: string;
}

export type BenchResult = BenchRow | BenchFailure;

export function meetsGoal(result: BenchResult): boolean {
  if ('error' in result) return false;
  const { ratio, goal, better } = result;
  if (goal === null) return true;
  return better === 'higher' ? ratio >= goal : ratio <= goal;
}

/** The results as a table for a terminal; failures keep their line. */
export function tableOf(results: readonly BenchResult[]): string {
  const lines = results.map((result) =>
    'error' in result
      ? [result.measure, '-', '-', '', '-', '', `FAILED: ${result.error}`]
      : [
          result.measure,
          figure(result.ours),
          result.reference === null ? '-' : figure(result.reference),
          result.unit,
          comparisonOf(result),
          result.goal === null ? '-' : `${result.better === 'higher' ? '>=' : '<='} ${result.goal}`,
          verdictOf(result),
        ],
  );
  const all = [['measure', 'ours', 'reference', 'unit', 'ratio', 'goal', ''], ...lines];
  const widths = all[0]?.map((_cell, column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0)),
  );
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function comparisonOf({ reference, ratio, difference }: BenchRow): string {
  if (reference === null) return '-';
  return difference === true ? `${ratio < 0 ? '' : '+'}${figure(ratio)}` : ratio.toFixed(2);
}

function verdictOf(row: BenchRow): string {
  if (row.goal === null) return '';
  return meetsGoal(row) ? 'met' : 'NOT MET';
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('a median of nothing');
  return middle;
}

function figure(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}
