import { relative } from 'node:path';
import { Refused } from './questions.ts';
import type { NewFile } from './write-files.ts';

/** What a command did, for the person who ran it. */
export interface Outcome {
  /** In a sentence. */
  readonly made: string;
  readonly files: readonly NewFile[];
  readonly next: readonly string[];
  readonly warnings?: readonly string[];
  readonly isDryRun: boolean;
}

/** Runs an operator's command: says what was made and what comes next, or why nothing was. */
export async function runCommand(command: () => Promise<Outcome>): Promise<void> {
  try {
    console.log(report(await command()));
  } catch (error) {
    const reasons = error instanceof Refused ? error.reasons : [problemOf(error)];
    console.error(['Nothing was written:', ...reasons.map((reason) => `  ${reason}`)].join('\n'));
    process.exitCode = 1;
  }
}

function report({ made, files, next, warnings = [], isDryRun }: Outcome): string {
  const places = files.map(({ place, text }) => `  ${relative('', place)} (${text.length} B)`);
  return [
    isDryRun ? `Dry run, nothing was written. It would be made: ${made}` : `Made: ${made}`,
    ...places,
    ...warnings.map((warning) => `Warning: ${warning}`),
    'Next:',
    ...next.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n');
}

/** parseArgs tells what it did not understand; anything unforeseen comes with its trace. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  return code.startsWith('ERR_PARSE_ARGS') ? error.message : (error.stack ?? error.message);
}
