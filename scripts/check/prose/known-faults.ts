import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Number of faults that a file may still have, by its path. */
export type KnownFaults = Readonly<Record<string, number>>;
export type FaultsByFile = ReadonlyMap<string, readonly string[]>;

export const KNOWN_LIST = 'scripts/check/prose-known.json';

/** A tree without the list has no known faults. */
export async function readKnown(root: string): Promise<KnownFaults> {
  const text = await readFile(path.join(root, KNOWN_LIST), 'utf8').catch(() => '{}');
  return JSON.parse(text) as KnownFaults;
}

export async function writeKnown(root: string, known: KnownFaults): Promise<void> {
  await writeFile(path.join(root, KNOWN_LIST), `${JSON.stringify(known, null, 2)}\n`);
}

/** Faults of a tree against its list, which may only shrink. `found` has an entry for every file read. */
export function compareWithKnown(found: FaultsByFile, known: KnownFaults): string[] {
  const unread = Object.keys(known).filter((file) => !found.has(file));
  return [
    ...[...found].flatMap(([file, faults]) => compareFile(file, faults, known[file] ?? 0)),
    ...unread.map((file) => `${file}: does not exist, remove it from prose-known.json`),
  ];
}

function compareFile(file: string, faults: readonly string[], allowed: number): string[] {
  if (faults.length > allowed)
    return allowed === 0
      ? [...faults]
      : [`${file}: ${faults.length} faults, at most ${allowed} in prose-known.json`, ...faults];
  if (faults.length < allowed)
    return [
      `${file}: ${faults.length} faults, lower its number in prose-known.json from ${allowed} ` +
        '(npm run check -- --fix --only prose)',
    ];
  return [];
}

/** The list with every number lowered to what was found; a clean or removed file leaves it. */
export function lowerKnown(found: FaultsByFile, known: KnownFaults): KnownFaults {
  const lowered = Object.entries(known).map(
    ([file, allowed]) => [file, Math.min(allowed, found.get(file)?.length ?? 0)] as const,
  );
  return Object.fromEntries(lowered.filter(([, allowed]) => allowed > 0));
}
