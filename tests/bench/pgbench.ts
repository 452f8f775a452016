import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SERVERS = '/usr/lib/postgresql';

export class NoPgbench extends Error {
  override name = 'NoPgbench';
}

/**
 * pgbench by PGBENCH, from the newest PostgreSQL of the system, or from PATH.
 * @throws NoPgbench with what to install.
 */
export async function findPgbench(): Promise<string> {
  const candidates = [process.env['PGBENCH'] ?? '', ...installed(), 'pgbench'].filter(
    (file) => file !== '',
  );
  for (const file of candidates) {
    try {
      await run(file, ['--version']);
      return file;
    } catch {
      // Not this one.
    }
  }
  throw new NoPgbench(
    'pgbench was not found. On Debian it comes with the server: apt-get install postgresql. ' +
      'Elsewhere set PGBENCH to its path.',
  );
}

function installed(): string[] {
  try {
    const versions = readdirSync(SERVERS).toSorted((a, b) => Number(b) - Number(a));
    return versions.map((version) => `${SERVERS}/${version}/bin/pgbench`);
  } catch {
    return [];
  }
}

/** Runs pgbench with prepared statements. @returns transactions per second. */
export async function pgbench(
  file: string,
  url: string,
  options: { clients: number; seconds: number; script?: string },
): Promise<number> {
  const { clients, seconds, script } = options;
  const what = script === undefined ? ['-b', 'tpcb-like'] : ['-f', script];
  const load = `-n -M prepared -c ${clients} -j 2 -T ${seconds}`.split(' ');
  const { stdout } = await run(file, [...load, ...what, url]);
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (tps === undefined) throw new Error(`pgbench said nothing of its speed:\n${stdout}`);
  return Number(tps);
}

/** Makes pgbench's own tables for TPC-B. */
export async function preparePgbench(file: string, url: string): Promise<void> {
  await run(file, ['-i', '-q', '-s', '20', url]);
}
