/**
 * Measures, each figure beside a reference of the same run: `npm run bench -- bet bet-hot [--runs N] [--json]`.
 * BENCH_SECONDS and BENCH_CLIENTS make it shorter, longer or heavier; `--entries N` is for verify.
 * A bench that fails is reported and the others still run. Ends with 1 when a goal is not met or a
 * measurement failed. `--brief` runs every bench, or those named, over little and asks only that none fails.
 */
import { parseArgs } from 'node:util';
import { type BenchResult, meetsGoal, tableOf } from '#tests/bench/bench-row.ts';
import { measured } from '#tests/bench/measured.ts';

const BENCHES: Readonly<
  Record<string, () => Promise<{ run: () => Promise<readonly BenchResult[]> }>>
> = {
  bet: () => import('#tests/bench/bet.ts'),
  'bet-hot': () => import('#tests/bench/bet-hot.ts'),
  nodes: () => import('#tests/bench/nodes.ts'),
  'post-set': () => import('#tests/bench/post-set.ts'),
  settle: () => import('#tests/bench/settle.ts'),
  sports: () => import('#tests/bench/sports.ts'),
  table: () => import('#tests/bench/table.ts'),
  contracts: () => import('#tests/bench/contracts.ts'),
  rollup: () => import('#tests/bench/rollup.ts'),
  'bet-embedded': () => import('#tests/bench/bet-embedded.ts'),
  spin: () => import('#tests/bench/spin.ts'),
  rounds: () => import('#tests/bench/rounds.ts'),
  login: () => import('#tests/bench/login.ts'),
  page: () => import('#tests/bench/page.ts'),
  'first-tap': () => import('#tests/bench/first-tap.ts'),
  assemble: () => import('#tests/bench/assemble.ts'),
  'brands-check': () => import('#tests/bench/brands-check.ts'),
  builder: () => import('#tests/bench/builder.ts'),
  tenants: () => import('#tests/bench/tenants.ts'),
  search: () => import('#tests/bench/search.ts'),
  verify: () => import('#tests/bench/verify.ts'),
  fanout: () => import('#tests/bench/fanout.ts'),
  sockets: () => import('#tests/bench/sockets.ts'),
};

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    runs: { type: 'string' },
    entries: { type: 'string' },
    brief: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
/** Just enough that each bench goes through all of its work. */
const BRIEF = {
  BENCH_RUNS: '1',
  BENCH_SECONDS: '1',
  BENCH_BRANDS: '60',
  BENCH_SITES: 'denluma',
  BENCH_MEMBERS: '20000',
  BENCH_CREDITS: '2000',
  BENCH_TICKETS: '5000',
  BENCH_ROUNDS: '2000',
  BENCH_ENTRIES: '20000',
};

// Before a bench is loaded: each reads it then.
if (values.brief) Object.assign(process.env, { ...BRIEF, ...process.env });
if (values.runs !== undefined) process.env['BENCH_RUNS'] = values.runs;
if (values.entries !== undefined) process.env['BENCH_ENTRIES'] = values.entries;
const unknown = positionals.filter((name) => !Object.hasOwn(BENCHES, name));
if ((positionals.length === 0 && !values.brief) || unknown.length > 0) {
  console.error(
    `Usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [--runs N] [--json] [--brief]`,
  );
  process.exit(2);
}

const results: Record<string, readonly BenchResult[]> = {};
for (const name of positionals.length === 0 ? Object.keys(BENCHES) : positionals) {
  const bench = BENCHES[name];
  if (bench === undefined) continue;
  if (!values.json) console.error(`${name} ...`);
  // One attempt: a bench repeats its own parts where that makes sense.
  const rows = await measured(name, async () => (await bench()).run(), 1);
  results[name] = rows;
  if (!values.json) console.log(`${tableOf(rows)}\n`);
  if (!rows.every((row) => (values.brief ? !('error' in row) : meetsGoal(row))))
    process.exitCode = 1;
}
if (values.json) console.log(JSON.stringify(results, null, 2));
