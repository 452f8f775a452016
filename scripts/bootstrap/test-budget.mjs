import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

/**
 * Seconds that the parts of `npm test` may take on two idle cores, twice what they took when this was
 * written, or less. A part that grows beyond it needs a cheaper way to test, not a larger number.
 */
const SUITE_SECONDS = {
  'unit tests': 300,
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

/** Milliseconds that starting a process takes on the machine that the budgets are of. */
const START_MS = 80;
const STARTS = 9;

/**
 * How many times slower this machine is at this moment than the one that the budgets are of; 1 when it is
 * not. Starting a process takes processor, memory and disk, as the tests do.
 */
export function slowness() {
  const times = Array.from({ length: STARTS }, () => {
    const since = performance.now();
    execFileSync(process.execPath, ['-e', '0']);
    return performance.now() - since;
  });
  const [median = START_MS] = times.toSorted((a, b) => a - b).slice(Math.floor(STARTS / 2));
  return Math.max(1, median / START_MS);
}

/**
 * @param suites `{ name, seconds, files }[]`, `files` by path in seconds
 * @param slow how many times longer everything takes here
 * @returns a line for each suite and file that took longer than its budget
 */
export function overBudget(suites, slow) {
  return suites.flatMap(({ name, seconds = 0, files = {} }) => {
    const limit = (SUITE_SECONDS[name] ?? Infinity) * slow;
    const most = FILE_SECONDS * slow;
    const late = Object.entries(files).filter(([, spent]) => spent > most);
    return [
      ...(seconds > limit ? [`${name}: ${told(seconds)} of ${told(limit)}`] : []),
      ...late.map(([file, spent]) => `${file}: ${told(spent)} of ${told(most)}`),
    ];
  });
}

const told = (seconds) => `${Math.round(seconds)} s`;
