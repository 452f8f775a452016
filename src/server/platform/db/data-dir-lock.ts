import {
  constants,
  copyFileSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

const ATTEMPTS = 100;
const PAUSE_MS = 20;

/**
 * Takes the folder for this process. PGlite itself would let a second process in and lose rows.
 * The lock names the process and its start, so that one left by a killed process, or a process id
 * used again by another program, does not keep the site down. Of several that come at the same
 * moment one has it.
 * @returns a function that gives the folder back.
 * @throws DataDirInUse when its holder is alive.
 */
export function takeDataDirLock(dataDir: string): () => void {
  const file = path.join(dataDir, 'lock');
  const ours = `${file}.${process.pid}`;
  writeFileSync(ours, `${process.pid} ${processStart(process.pid)}\n`, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (putWhereNone(ours, file)) return () => releaseIfOurs(file);
      const found = textOf(file);
      // Given back at this moment.
      if (found === null) continue;
      const holder = liveHolder(found);
      if (holder !== null) {
        throw new DataDirInUse(
          `${dataDir} is in use by process ${holder}. The embedded database takes one process: ` +
            'stop that one, choose another DATA_DIR, or set DATABASE_URL.',
        );
      }
      if (putForDead(ours, file, found)) return () => releaseIfOurs(file);
      pause();
    }
  } finally {
    rmSync(ours, { force: true });
  }
  throw new DataDirInUse(`${dataDir} was taken by another process at this moment.`);
}

/** A link appears with its content: nobody reads a lock that is written only by half. */
function putWhereNone(ours: string, file: string): boolean {
  try {
    linkSync(ours, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
  }
  // A file system without links.
  try {
    copyFileSync(ours, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Puts our lock in the place of a dead process's. Several may have found it dead: behind the mark they
 * come one by one, and see whether it still is the one they found.
 */
function putForDead(ours: string, file: string, found: string): boolean {
  const mark = `${file}.taking-over`;
  if (!putWhereNone(ours, mark)) {
    const other = textOf(mark);
    if (other !== null && liveHolder(other) === null) rmSync(mark, { force: true });
    return false;
  }
  try {
    if (textOf(file) !== found) return false;
    renameSync(ours, file);
    return true;
  } finally {
    rmSync(mark, { force: true });
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function liveHolder(text: string): number | null {
  const [pidText = '', start = ''] = text.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  return start === processStart(pid) ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Clock ticks since boot at which the process began; empty where /proc is not to be had. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold blanks and brackets; the fields after it do not.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function releaseIfOurs(file: string): void {
  try {
    if (readFileSync(file, 'utf8').startsWith(`${process.pid} `)) unlinkSync(file);
  } catch {
    // Somebody removed the folder before us: nothing is left to give back.
  }
}
