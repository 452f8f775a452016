import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, SOCKET_FOLDER } from './postgres-engine.ts';
import { freePort } from '../../scripts/dev/free-port.ts';

/** Debian keeps the programs of a server out of PATH, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';
/** A folder in memory, where the system has one. */
const MEMORY = '/dev/shm';
const STOP_WITHIN_MS = 10_000;

/** Nothing has to survive: a test database is copied in a tenth of the time, and no commit waits for a disk. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  shared_buffers: '256MB',
  max_connections: '300',
  listen_addresses: '127.0.0.1',
} as const;

/**
 * Starts a PostgreSQL server for the tests of a run, where its programs are installed, and names it to the
 * workers as TEST_DATABASE_URL. A server that the environment names is used instead.
 * @returns stops the server
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if ((process.env['TEST_DATABASE_URL'] ?? '') !== '') return undefined;
  const programs = findPrograms();
  const user = unprivilegedUser();
  if (programs === null || user === null) return undefined;
  const place = await mkdtemp(path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'test-postgres-'));
  const as = user === 'own' ? {} : user;
  if (user !== 'own') chownSync(place, user.uid, user.gid);
  const data = path.join(place, 'data');
  const flags = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(path.join(programs, 'initdb'), [...flags, '--locale=C.UTF-8'], {
    ...as,
    cwd: place,
  });
  const remove = () => rm(place, { recursive: true, force: true });
  if (made.status !== 0) {
    console.warn(`No PostgreSQL of this run: ${String(made.stderr)}`);
    await remove();
    return undefined;
  }
  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', place, ...settings],
    { ...as, cwd: place, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    // A fast stop: open connections are cut.
    server.kill('SIGINT');
    const impatience = setTimeout(() => server.kill('SIGQUIT'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(impatience);
    await remove();
  };
  process.env['TEST_DATABASE_URL'] = `postgres://postgres@127.0.0.1:${port}/postgres`;
  process.env[SOCKET_FOLDER] = place;
  try {
    await answers();
  } catch (error) {
    delete process.env['TEST_DATABASE_URL'];
    delete process.env[SOCKET_FOLDER];
    await stop();
    throw error;
  }
  return stop;
}

/** The folder of the newest installed server; null: none is. */
function findPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions
    .filter((version) => existsSync(path.join(DEBIAN, version, 'bin/initdb')))
    .toSorted((one, other) => Number(other) - Number(one))[0];
  if (newest !== undefined) return path.join(DEBIAN, newest, 'bin');
  const inPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return inPath.find((folder) => folder !== '' && existsSync(path.join(folder, 'initdb'))) ?? null;
}

/** The user that runs the server: ours, or as root, which PostgreSQL refuses, its own. null: there is none. */
function unprivilegedUser(): { uid: number; gid: number } | 'own' | null {
  if (process.getuid?.() !== 0) return 'own';
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

async function answers(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await findPostgres();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
