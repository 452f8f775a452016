import type { BenchResult } from './bench-row.ts';

const TRIES = 3;

/**
 * Runs one measurement, up to three times while it fails, so that one failure costs its own rows and
 * no others.
 * @returns its rows, or a single failure under `measure`.
 */
export async function measured(
  measure: string,
  work: () => Promise<readonly BenchResult[]>,
  tries: number = TRIES,
): Promise<readonly BenchResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const text = messageOf(error);
      console.error(`${measure}: attempt ${attempt} of ${tries} failed: ${text}`);
      if (attempt === tries) return [{ measure, error: text }];
    }
  }
}

/** One line: a table cell has no room for more. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').slice(0, 200);
}
