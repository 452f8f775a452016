import { availableParallelism, cpus } from 'node:os';

/*
 * The summary of `npm test`: counts and seconds, as text.
 *
 * A suite is `{ name, seconds, passed, failed, skipped, files, retried, engines }`: `files` has seconds by
 * path, `retried` the titles of tests that passed at a second try, `engines` the tests run on each engine.
 */

/**
 * @param suites see above
 * @param run `{ seconds, slowness: { before, after } }` of the whole run
 * @param shown how many files are listed, the slowest first; omitted: all
 * @returns lines for a person
 */
export function summaryLines(suites, { seconds, slowness }, shown = Infinity) {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const { before, after } = slowness;
  return [
    `Summary, after ${(seconds / 60).toFixed(1)} minutes`,
    `  machine          ${availableParallelism()} x ${processor}`,
    `  slowness         ${before.toFixed(2)} before, ${after.toFixed(2)} after`,
    ...suites.flatMap(suiteLines),
    ...engineLines(suites),
    shown === Infinity ? '  every file' : '  the slowest files',
    ...fileLines(suites).slice(0, shown),
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

/** Every test file with its seconds, the slowest first. */
function fileLines(suites) {
  return suites
    .flatMap(({ files = {} }) => Object.entries(files))
    .toSorted(([, one], [, other]) => other - one)
    .map(([file, seconds]) => `    ${seconds.toFixed(1).padStart(6)} s  ${file}`);
}
