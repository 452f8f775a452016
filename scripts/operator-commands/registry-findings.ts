import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LocatedFinding } from '#brand/checks/check-result.ts';
import { checkRegistry } from '#brand/files/check-registry.ts';
import { loadMessages } from '../brands-check/messages.ts';
import { LOCALES, REGISTRY_SCHEMAS } from '../brand-commands/resolve-named.ts';
import { Refused } from './questions.ts';
import type { NewFile } from './write-files.ts';

/**
 * Holds new registry files to the same check as all others, in a copy of the registry, before
 * anything is written.
 * @param registry The folder `_registry`; the files' places are within it.
 * @throws Refused with every error, in words.
 */
export async function refuseFaultyEntry(
  registry: string,
  files: readonly NewFile[],
): Promise<void> {
  const copy = await mkdtemp(path.join(tmpdir(), 'registry-'));
  try {
    await cp(registry, copy, { recursive: true });
    const placed = files.map(({ place }) => path.join(copy, path.relative(registry, place)));
    for (const [index, place] of placed.entries()) await writeFile(place, files[index]?.text ?? '');
    const found = await checkRegistry(copy, REGISTRY_SCHEMAS);
    const own = found.filter(({ file }) => file !== undefined && placed.includes(file));
    if (own.length > 0) throw new Refused(await inWords(own));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Findings as an operator reads them: code, what is wrong, what would be right. */
export async function inWords(results: readonly LocatedFinding[]): Promise<readonly string[]> {
  const say = await loadMessages(LOCALES, 'en');
  return results.map(({ code, pointer, messageKey, params, suggestions: [first] }) => {
    const hint = first === undefined ? '' : ` (${say(first.messageKey, first.params)})`;
    return `${code} ${pointer}: ${say(messageKey, params)}${hint}`;
  });
}
