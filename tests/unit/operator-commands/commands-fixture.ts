import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { type BrandsCopy, copyBrands } from '#tests/support/brands-copy.ts';
import { Refused } from '../../../scripts/operator-commands/questions.ts';
import type { Outcome } from '../../../scripts/operator-commands/run-command.ts';

type Command = (args: readonly string[], ask: null) => Promise<Outcome>;

/** A brands folder for the tests of a file, and the command over it. */
export function useCommand(command: Command) {
  let copy: BrandsCopy | undefined;
  beforeAll(async () => {
    copy = await copyBrands(['_base', '_registry', 'denluma']);
  });
  afterAll(async () => copy?.remove());
  const folder = () => copy?.folder ?? '';
  const flagsOf = (flags: Readonly<Record<string, string>>) => [
    ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]),
    '--folder',
    folder(),
  ];
  return {
    folder,
    run: (flags: Readonly<Record<string, string>>, ...more: string[]) =>
      command([...flagsOf(flags), ...more], null),
    /** Why the command refuses; it must, and must have left the folder as it was. */
    async reasons(flags: Readonly<Record<string, string>>): Promise<readonly string[]> {
      const before = await everyFile(folder());
      const outcome = await command(flagsOf(flags), null).catch((error: unknown) => error);
      if (!(outcome instanceof Refused)) throw new Error('the command was not refused');
      const after = await everyFile(folder());
      if (after.join('\n') !== before.join('\n')) throw new Error('the command left something');
      return outcome.reasons;
    },
  };
}

export async function everyFile(folder: string): Promise<readonly string[]> {
  return (await readdir(folder, { recursive: true })).toSorted();
}
