/**
 * Measures, each figure beside a reference of the same run: `npm run bench -- bet bet-hot [--runs N] [--json]`.
 * BENCH_SECONDS and BENCH_CLIENTS make it shorter, longer or heavier.
 * Ends with 1 when a goal is not met.
 */
import { parseArgs } from 'node:util';
import { type BenchRow, meetsGoal, tableOf } from '#tests/bench/bench-row.ts';

const BENCHES: Readonly<Record<string, () => Promise<{ run: () => Promise<BenchRow[]> }>>> = {
  bet: () => import('#tests/bench/bet.ts'),
  'bet-hot': () => import('#tests/bench/bet-hot.ts'),
  'bet-embedded': () => import('#tests/bench/bet-embedded.ts'),
  page: () => import('#tests/bench/page.ts'),
  assemble: () => import('#tests/bench/assemble.ts'),
  'brands-check': () => import('#tests/bench/brands-check.ts'),
  tenants: () => import('#tests/bench/tenants.ts'),
  search: () => import('#tests/bench/search.ts'),
};

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, runs: { type: 'string' } },
  allowPositionals: true,
});
// Before a bench is loaded: each reads it then.
if (values.runs !== undefined) process.env['BENCH_RUNS'] = values.runs;
const unknown = positionals.filter((name) => !Object.hasOwn(BENCHES, name));
if (positionals.length === 0 || unknown.length > 0) {
  console.error(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [--runs N] [--json]`);
  process.exit(2);
}

const results: Record<string, BenchRow[]> = {};
for (const name of positionals) {
  const bench = BENCHES[name];
  if (bench === undefined) continue;
  if (!values.json) console.error(`${name} ...`);
  const rows = await (await bench()).run();
  results[name] = rows;
  if (!values.json) console.log(`${tableOf(rows)}\n`);
  if (!rows.every(meetsGoal)) process.exitCode = 1;
}
if (values.json) console.log(JSON.stringify(results, null, 2));
