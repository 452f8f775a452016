import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { LiveBrands } from '#server/brands/live-brands.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startServer } from '#tests/support/start-server.ts';
import { SECRETS } from '#tests/support/test-app.ts';
import { openScratchDatabase } from './bet-database.ts';
import { type BenchRow, median } from './bench-row.ts';
import { RUNS } from './bench-settings.ts';

const BRANDS = Number(process.env['BENCH_BRANDS'] ?? 10_000);
/** What the time of a look-up is compared with. */
const FEW = 10;
const LOOKUPS = 1_000_000;
/** Sites that are visited while the memory is measured. */
const VISITED = 1_000;
const LIMIT_MB = 512;
const HEAP_MB = 256;

/**
 * Memory of one node that serves so many brands, a part of them visited, and the time to find a brand
 * by its host among many and among few.
 */
export async function run(): Promise<BenchRow[]> {
  const built = spawnSync(process.execPath, ['scripts/bootstrap/build-when-stale.mjs'], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the build failed');
  const database = await openScratchDatabase();
  try {
    // A start takes the shipped brands in.
    const first = await startServer({ DATABASE_URL: database.url });
    await first.stop();
    const few = await lookUpTime(database, FEW);
    await multiply(database);
    const many = await lookUpTime(database, BRANDS);
    const memory = await memoryWithVisits(database);
    return [
      {
        measure: `memory of a node with ${BRANDS} brands, ${VISITED} of them visited`,
        ours: memory,
        reference: null,
        unit: 'MB',
        ratio: memory,
        goal: LIMIT_MB,
        better: 'lower',
      },
      {
        measure: `a host among ${BRANDS} / among ${FEW}`,
        ours: many,
        reference: few,
        unit: 'ns',
        ratio: many / few,
        // Constant, but for the caches of the machine.
        goal: 3,
        better: 'lower',
      },
    ];
  } finally {
    await database.close();
  }
}

/** Copies of a shipped brand under other names and hosts, with its flags and rules. */
async function multiply(database: Database): Promise<void> {
  await database.withConnection(async (connection) => {
    const copies = `select 'tenant-' || n as id, 'tenant-' || n || '.localhost' as host
      from generate_series(1, $1::int) as n`;
    await connection.query(
      `insert into brand (id, live_revision) select id, null from (${copies}) c`,
      [BRANDS],
    );
    await connection.query(
      `insert into brand_revision (brand, revision, hash, authored, resolved, provenance)
       select c.id, 1, md5(c.id), '{}',
         jsonb_set(r.resolved, '{hosts}', jsonb_build_array(c.host)), r.provenance
       from (${copies}) c, brand_revision r
       where r.brand = 'denluma' and r.revision = (select live_revision from brand where id = 'denluma')`,
      [BRANDS],
    );
    await connection.query(`update brand set live_revision = 1 where id like 'tenant-%'`);
    await connection.query(
      `insert into brand_host (host, brand) select host, id from (${copies}) c`,
      [BRANDS],
    );
    await connection.query(
      `insert into brand_setting (brand, kind, version, value)
       select c.id, kind, version, value from (${copies}) c, brand_setting t where t.brand = 'denluma'`,
      [BRANDS],
    );
  });
}

/** Nanoseconds to find a brand by a host name, the median of some runs. */
async function lookUpTime(database: Database, most: number): Promise<number> {
  const brands = new LiveBrands(
    database.db,
    { aliases: new Map(), reserved: new Set() },
    () => undefined,
    {
      sendsSms: false,
    },
  );
  await brands.reload();
  const hosts = brands
    .all()
    .flatMap((brand) => brand.hosts)
    .slice(0, most);
  const times = Array.from({ length: RUNS + 1 }, () => {
    const since = process.hrtime.bigint();
    for (let turn = 0; turn < LOOKUPS; turn += 1) {
      const host = hosts[(turn * 7919) % hosts.length] ?? '';
      if (brands.byHost(host) === null) throw new Error(`nobody has ${host}`);
    }
    return Number(process.hrtime.bigint() - since) / LOOKUPS;
  });
  return median(times.slice(1));
}

/** Megabytes of the server's process after so many sites were asked for. */
async function memoryWithVisits(database: Database & { readonly url: string }): Promise<number> {
  // A demo would make players for every brand.
  const server = await startServer({
    ...SECRETS,
    MODE: 'production',
    // As a node is told that has half a gigabyte: it collects its garbage before it takes more.
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
  });
  try {
    const step = Math.max(1, Math.floor(BRANDS / VISITED));
    for (let tenant = 1; tenant <= BRANDS; tenant += step) {
      const host = `tenant-${tenant}.localhost`;
      const answer = await visit(server.port, host);
      if (answer !== 200) throw new Error(`${host} answered ${answer}`);
    }
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
    if (peak === undefined) throw new Error('no peak of memory is told here');
    return Math.round(Number(peak) / 1024);
  } finally {
    await server.stop();
  }
}

/** The status of a brand's home page; `fetch` would not let a Host header of one's own through. */
function visit(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/', headers: { host } }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    }).on('error', reject);
  });
}
