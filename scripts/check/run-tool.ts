import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The repository itself: its tools and their settings serve planted trees too. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

export const configFile = (name: string): string => path.join(REPOSITORY, 'scripts/config', name);

export interface ToolResult {
  code: number;
  stdout: string;
  /** Both streams, in the order of arrival. */
  output: string;
}

/**
 * Runs an installed tool by the name of its command, with `root` as its folder. `preload` is a module
 * that Node loads before it.
 */
export function runTool(
  root: string,
  name: string,
  args: readonly string[],
  preload?: string,
): Promise<ToolResult> {
  const tool = path.join(REPOSITORY, 'node_modules/.bin', name);
  return preload === undefined
    ? runProgram(root, tool, args)
    : runProgram(root, process.execPath, ['--import', preload, tool, ...args]);
}

/** Runs one of our scripts as it stands in `root`. */
export function runScript(
  root: string,
  file: string,
  args: readonly string[],
): Promise<ToolResult> {
  return runProgram(root, process.execPath, ['--import', 'tsx', file, ...args]);
}

/** A tool that hangs is stopped, and its check is red: a busy machine takes twice as long as an idle one. */
const TIMEOUT_MS = 1_800_000;

/** Runs any program, with `root` as its folder. */
export function runProgram(
  root: string,
  program: string,
  args: readonly string[],
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
      // Vitest's marks would change the tools it tests.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, VITEST: undefined },
    });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    // Some tools colour what they print wherever `CI` is set, whatever NO_COLOR says.
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        stdout: stripVTControlCharacters(stdout),
        output: stripVTControlCharacters(output),
      }),
    );
  });
}

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
