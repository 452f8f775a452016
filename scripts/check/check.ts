/** One check of `npm run check`. `root` is the tree it reads: the repository, or one planted by a test. */
export interface Check {
  name: string;
  run(root: string): Promise<Finding>;
  /** Mends what can be mended without a thought: `npm run check:fix`. */
  fix?(root: string): Promise<void>;
}

/** Counts of tests; `engines` says on which database or cache how many of them ran. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  engines: Record<string, number>;
  /** Seconds of each test file, by its path. */
  files: Record<string, number>;
}

export interface Finding {
  /** How many things were read, and what they are: nothing read is a fault of its own. */
  seen: number;
  what: string;
  /** Each names its place, as `file:line` where there is one. */
  faults: readonly string[];
  /** Of a check that runs tests. */
  counts?: TestCounts;
}

export interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
  seen: number;
  what: string;
  faults: readonly string[];
  counts: TestCounts | null;
}

/** Runs a check; it is green when it read something and found no fault. A crash is a fault. */
export async function runCheck(check: Check, root: string): Promise<Outcome> {
  const since = performance.now();
  const { seen, what, faults, counts } = await check.run(root).catch(crashed);
  const all = seen === 0 && faults.length === 0 ? [`read nothing: no ${what}`] : faults;
  return {
    name: check.name,
    ok: all.length === 0,
    seconds: (performance.now() - since) / 1000,
    seen,
    what,
    faults: all,
    counts: counts ?? null,
  };
}

function crashed(error: unknown): Finding {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { seen: 0, what: 'result', faults: [text] };
}
