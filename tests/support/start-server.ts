import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/dev/free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The server of the last build. */
export const BUILT = 'dist/server/main.js';
const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 10_000;

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly dataDir: string;
  /** All it has written so far, for messages. */
  output(): string;
  /** Sends the signal and waits for the end; resolves to the exit code, null after SIGKILL. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * Starts the server, built unless a program is given, on a free port, with a folder of its own that goes
 * when it is stopped, and waits until it is ready. `env` adds to or replaces its environment; with a
 * DATA_DIR of the caller's the folder stays.
 * @throws Error with the server's output when it does not become ready.
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  program = BUILT,
): Promise<RunningServer> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(path.join(tmpdir(), 'gaming-server-')));
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: ROOT,
    env: {
      ...ownEnvironment(),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const stop: RunningServer['stop'] = async (signal = 'SIGTERM') => {
    child.kill(signal);
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const code = await ended;
    clearTimeout(impatience);
    if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  if (!(await becomesReady(port, ended))) {
    await stop('SIGKILL');
    throw new Error(`the server did not become ready on port ${port}:\n${output}`);
  }
  return { pid: child.pid ?? 0, port, dataDir, output: () => output, stop };
}

/** Settings of a developer's shell would make it another server. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
    REDIS_URL: _redis,
    MODE: _mode,
    HOST: _host,
    ...rest
  } = process.env;
  return rest;
}

async function becomesReady(port: number, ended: Promise<unknown>): Promise<boolean> {
  const gone = ended.then(() => 'gone' as const);
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until) {
    const answer = fetch(`http://127.0.0.1:${port}/readyz`).then(
      (reply) => (reply.ok ? ('ready' as const) : ('waiting' as const)),
      () => 'waiting' as const,
    );
    const state = await Promise.race([answer, gone]);
    if (state !== 'waiting') return state === 'ready';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
