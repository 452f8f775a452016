import { expect, it } from 'vitest';
import { countsLine, summaryLines } from '../../../scripts/bootstrap/test-summary.mjs';

const SUITES = [
  {
    name: 'api tests',
    seconds: 12.4,
    passed: 7,
    failed: 1,
    skipped: 0,
    engines: { PostgreSQL: 5 },
    files: {
      'tests/api/quick.test.ts': 0.5,
      'tests/api/middle.test.ts': 2,
      'tests/api/slow.test.ts': 11.25,
    },
    faults: ['tests/api/slow.test.ts: pays twice\nAssertionError: expected 2 to be 1'],
  },
  { name: 'browser tests', seconds: 90, passed: 3, failed: 0, skipped: 2, retried: ['pays once'] },
];
const RUN = { seconds: 120, slowness: { before: 1, after: 1.5 } };

it('lists each suite, each engine, each second try and the slowest files', () => {
  const text = summaryLines(SUITES, RUN, 1).join('\n');
  expect(text).toContain('after 2.0 minutes');
  expect(text).toContain('slowness         1.00 before, 1.50 after');
  expect(text).toMatch(/api tests +12 s, 7 passed, 1 failed, 0 skipped/);
  expect(text).toContain('at the second try: pays once');
  expect(text).toMatch(/on PGlite +no tests ran/);
  expect(text).toContain('11.3 s  tests/api/slow.test.ts');
  expect(text).not.toContain('middle.test.ts');
});

it('ends with what failed, the slowest file above it, quick files in one line', () => {
  const lines = summaryLines(SUITES, RUN);
  expect(lines[0]).toContain('1 under a second');
  expect(lines.slice(1, 3).join()).toMatch(/middle.*slow/);
  expect(lines.slice(-2)).toEqual([
    '  FAILED tests/api/slow.test.ts: pays twice',
    '    AssertionError: expected 2 to be 1',
  ]);
  expect(countsLine(SUITES)).toBe('10 passed, 1 failed, 2 skipped');
});
