import { execFileSync } from 'node:child_process';

/**
 * How much longer than usual tests without a natural end go on: fuzz, models, kills. 1 in `npm test`,
 * more in `npm run test:long`.
 */
export function testEffort(): number {
  return Number(process.env['TEST_EFFORT'] ?? 1);
}

/**
 * The seed of random tests: TEST_SEED, else one that changes with every commit. A commit is always
 * judged by the same seed, so no run of it is green by luck.
 */
export function testSeed(): number {
  const named = process.env['TEST_SEED'];
  return named === undefined ? seedOfCommit() : Number(named);
}

function seedOfCommit(): number {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
    return Number.parseInt(commit.slice(0, 7), 16);
  } catch {
    // Not a checkout: the day.
    return Math.floor(Date.now() / 86_400_000);
  }
}

/**
 * Those of a list that this commit walks: one, another one after the next commit, and all of them in a
 * long run. For walks whose looks differ in little: brand, language, scheme and width.
 */
export function inTurn<Look>(looks: readonly Look[]): readonly Look[] {
  if (testEffort() > 1) return looks;
  const turn = testSeed() % looks.length;
  return looks.filter((_look, index) => index === turn);
}
