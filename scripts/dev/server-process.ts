import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const READY_EVERY_MS = 25;

/** The server of `npm run dev`, restarted in place. */
export interface ServerProcess {
  /** Ends the running server and starts the newest build; calls during a restart are joined. */
  restart(): Promise<void>;
  /** Resolves when the server answers: after the first start, or after the restart under way. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param program the built server
 * @param env variables besides our own; PORT is where it listens
 */
export function serverProcess(
  program: string,
  env: Readonly<Record<string, string>>,
): ServerProcess {
  let child: ChildProcess | null = null;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  /** For good: an edit that was being built starts no server behind the end. */
  let isStopped = false;
  let setStarted: () => void = () => undefined;
  const firstStart = new Promise<void>((resolve) => {
    setStarted = resolve;
  });

  const end = async (): Promise<void> => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    // A kill loses nothing that was acknowledged, and an ordinary stop waits for open sockets.
    ending.kill('SIGKILL');
    await ended;
  };

  const start = async (): Promise<void> => {
    const since = performance.now();
    await end();
    if (isStopped) return;
    const started = spawn(process.execPath, ['--enable-source-maps', program], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child = started;
    await answers(env['PORT'] ?? '', () => started.exitCode === null && child === started);
    setStarted();
    console.log(`server: restarted in ${Math.round(performance.now() - since)} ms`);
  };

  return {
    restart() {
      // A restart that has not begun yet serves every caller until then.
      next ??= running.then(() => {
        next = null;
        return start();
      });
      running = next;
      return next;
    },
    ready: () => firstStart.then(() => running),
    stop() {
      isStopped = true;
      return end();
    },
  };
}

/** Waits until the server answers, or `isAlive` says that it has ended: the next edit may mend it. */
async function answers(port: string, isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (reply?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, READY_EVERY_MS));
  }
}
