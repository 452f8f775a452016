import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../scripts/dev/free-port.ts';

/** A Redis that only this test uses, so that it can be stopped and continued. */
export interface RedisProcess {
  readonly url: string;
  /** Its connections stay open, and it answers nothing. */
  stop(): void;
  /** Continues after `stop`. */
  resume(): void;
  close(): Promise<void>;
}

/** @returns null where no redis-server is installed. */
export async function startRedis(): Promise<RedisProcess | null> {
  const port = await freePort();
  const dir = await mkdtemp(path.join(tmpdir(), 'gaming-redis-'));
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { cwd: dir, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
  const url = `redis://127.0.0.1:${port}`;
  const close = async (): Promise<void> => {
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await ended;
    await rm(dir, { recursive: true, force: true });
  };
  if (!(await answers(url, child))) {
    await close();
    return null;
  }
  return { url, stop: () => child.kill('SIGSTOP'), resume: () => child.kill('SIGCONT'), close };
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  child.on('error', () => client.disconnect());
  try {
    await client.ping();
    return true;
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}
