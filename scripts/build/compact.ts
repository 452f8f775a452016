import { readFile, writeFile } from 'node:fs/promises';
import type { BuildOptions } from 'esbuild';

/**
 * How a program of Node is written: a process keeps its text in memory, so blanks are left out. Traces need
 * lines and names; with the sources in it the map would take a second of each start to read.
 */
export const COMPACT = {
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Writes what is left of other letters in a script of esbuild, in its regular expressions, as escapes. One
 * letter beyond Latin-1 would make V8 keep the whole source with two bytes a letter.
 */
export async function toAscii(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(/[^\0-\u007f]/g, escapeOf));
}

function escapeOf(letter: string): string {
  return Array.from(
    { length: letter.length },
    (_, at) => String.raw`\u${letter.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
