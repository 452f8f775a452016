import { availableParallelism, cpus } from 'node:os';

/*
 * The summary of `npm test`: counts and seconds, as text.
 *
 * A suite is `{ name, seconds, passed, failed, skipped, files, retried, faults, engines }`: `files` has
 * seconds by path, `retried` the titles of tests that passed at a second try, `faults` what failed, `engines`
 * the tests run on each engine.
 */

/** Files under this time are counted together. */
const QUICK_SECONDS = 1;
/** Lines of a fault: its title, its error and the first frames. */
const FAULT_LINES = 8;

/**
 * @param suites see above
 * @param run `{ seconds, slowness: { before, after } }` of the whole run
 * @param shown how many files are listed; omitted: all of a second and more
 * @returns lines for a person; what matters most comes last, because a long record is read from its end
 */
export function summaryLines(suites, { seconds, slowness }, shown = Infinity) {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const { before, after } = slowness;
  return [
    ...fileLines(suites, shown),
    `Summary, after ${(seconds / 60).toFixed(1)} minutes`,
    `  machine          ${availableParallelism()} x ${processor}`,
    `  slowness         ${before.toFixed(2)} before, ${after.toFixed(2)} after`,
    ...engineLines(suites),
    ...suites.flatMap(suiteLines),
    ...suites.flatMap(({ faults = [] }) => faults).flatMap(faultLines),
  ];
}

export function countsLine(suites) {
  const sum = (kind) => suites.reduce((total, suite) => total + suite[kind], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}

function suiteLines({ name, seconds = 0, passed, failed, skipped, retried = [] }) {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return [
    `  ${name.padEnd(16)} ${Math.round(seconds)} s, ${counts}, ${retried.length} at the second try`,
    ...retried.map((title) => `    at the second try: ${title}`),
  ];
}

function engineLines(suites) {
  const engines = suites.find(({ name }) => name === 'api tests')?.engines ?? {};
  return ['PGlite', 'PostgreSQL', 'Redis'].map(
    (engine) => `  on ${engine.padEnd(13)} ${engines[engine] ?? 'no'} tests ran`,
  );
}

function faultLines(fault) {
  const [title, ...rest] = fault.split('\n').slice(0, FAULT_LINES);
  return [`  FAILED ${title}`, ...rest.map((line) => `    ${line}`)];
}

/** Test files with their seconds, the slowest last. */
function fileLines(suites, shown) {
  const files = suites.flatMap(({ files: own = {} }) => Object.entries(own));
  const slow = files.filter(([, seconds]) => seconds >= QUICK_SECONDS);
  const quick = files.filter(([, seconds]) => seconds < QUICK_SECONDS);
  const together = quick.reduce((total, [, seconds]) => total + seconds, 0);
  const listed = slow.toSorted(([, one], [, other]) => one - other).slice(-shown);
  return [
    `Test files, the slowest last; ${quick.length} under a second take ${together.toFixed(0)} s together`,
    ...listed.map(([file, seconds]) => `    ${seconds.toFixed(1).padStart(6)} s  ${file}`),
  ];
}
