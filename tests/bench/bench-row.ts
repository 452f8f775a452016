/** One line of a benchmark: our figure beside one measured in the same run. */
export interface BenchRow {
  readonly measure: string;
  readonly ours: number;
  /** null: the goal is a figure of its own. */
  readonly reference: number | null;
  readonly unit: string;
  /** ours / reference, or ours alone without one. */
  readonly ratio: number;
  readonly goal: number;
  readonly better: 'higher' | 'lower';
}

export function meetsGoal({ ratio, goal, better }: BenchRow): boolean {
  return better === 'higher' ? ratio >= goal : ratio <= goal;
}

/** The rows as a table for a terminal. */
export function tableOf(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => [
    row.measure,
    figure(row.ours),
    row.reference === null ? '-' : figure(row.reference),
    row.unit,
    row.reference === null ? '-' : row.ratio.toFixed(2),
    `${row.better === 'higher' ? '>=' : '<='} ${row.goal}`,
    meetsGoal(row) ? 'met' : 'NOT MET',
  ]);
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('a median of nothing');
  return middle;
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
}
