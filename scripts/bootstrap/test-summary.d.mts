/** Counts of one suite of `npm test`. */
export interface Suite {
  name: string;
  seconds?: number;
  passed: number;
  failed: number;
  skipped: number;
  /** Seconds by path. */
  files?: Record<string, number>;
  /** Titles of the tests that passed at a second try. */
  retried?: string[];
  /** Title and error of each test that failed, and other faults. */
  faults?: string[];
  /** Tests that ran on each engine. */
  engines?: Record<string, number>;
}

export function summaryLines(
  suites: readonly Suite[],
  run: { seconds: number; slowness: { before: number; after: number } },
  shown?: number,
): string[];

export function countsLine(suites: readonly Suite[]): string;
