import { execFile } from 'node:child_process';

/** Longer than any start takes: who is still alive by then did not refuse to start. */
const REFUSES_WITHIN_MS = 120_000;

export interface EndedServer {
  /** null when it had to be killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a server that is expected to refuse its start, with these variables and no others of ours. */
export function runServer(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<EndedServer> {
  const { PATH = '' } = process.env;
  const options = {
    env: { PATH, NODE_ENV: 'production', ...env },
    timeout: REFUSES_WITHIN_MS,
    killSignal: 'SIGKILL',
  } as const;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--enable-source-maps', program],
      options,
      (_error, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}
