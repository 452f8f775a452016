import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

const HEARTBEAT_SECONDS = 10;

/**
 * Runs a program at the root, its output on ours, and resolves to its exit code. A stop signal to us
 * goes on to it. With `busy`, a line says every ten seconds that it is still at work: where output is
 * not a terminal, npm and the bundlers are silent until they end.
 */
export function run(program, args, { busy = '', env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env,
      stdio: 'inherit',
      // On Windows npm is a .cmd file, which only a shell starts.
      shell: process.platform === 'win32' && program === 'npm',
    });
    const stop = (signal) => child.kill(signal);
    process.on('SIGTERM', stop).on('SIGINT', stop);
    const since = Date.now();
    const heartbeat = setInterval(() => {
      if (busy !== '') console.log(`… ${busy}: ${Math.round((Date.now() - since) / 1000)} s`);
    }, HEARTBEAT_SECONDS * 1000);
    const end = () => {
      clearInterval(heartbeat);
      process.off('SIGTERM', stop).off('SIGINT', stop);
    };
    child.on('error', (error) => {
      end();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      end();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** As run, but ends this process with the same code when the program failed. */
export async function runOrExit(program, args, options) {
  const code = await run(program, args, options);
  if (code !== 0) process.exit(code);
}
