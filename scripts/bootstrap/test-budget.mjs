import { availableParallelism, loadavg } from 'node:os';

/**
 * Seconds that the parts of `npm test` may take on two idle cores, twice what they took when this was
 * written. A part that grows beyond it needs a cheaper way to test, not a larger number.
 */
const SUITE_SECONDS = {
  'unit tests': 150,
  'api tests': 750,
  'fault tests': 550,
  'planted faults': 300,
  'browser tests': 1_330,
};
const FILE_SECONDS = 310;

/** Whether nothing else keeps the machine busy: only then do budgets mean anything. */
export function isIdle() {
  return loadavg()[0] < availableParallelism() / 4;
}

/**
 * @param suites `{ name, seconds, files }[]`, `files` by path in seconds
 * @returns a line for each suite and file that took longer than its budget
 */
export function overBudget(suites) {
  return suites.flatMap(({ name, seconds = 0, files = {} }) => {
    const limit = SUITE_SECONDS[name] ?? Infinity;
    const slow = Object.entries(files).filter(([, spent]) => spent > FILE_SECONDS);
    return [
      ...(seconds > limit ? [`${name}: ${Math.round(seconds)} s of ${limit} s`] : []),
      ...slow.map(([file, spent]) => `${file}: ${Math.round(spent)} s of ${FILE_SECONDS} s`),
    ];
  });
}
