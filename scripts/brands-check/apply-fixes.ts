import { writeFile } from 'node:fs/promises';
import { applyEdits, type JSONPath, modify, parseTree } from 'jsonc-parser';
import type { LocatedFinding, PatchStep } from '#brand/checks/check-result.ts';
import type { BrandFolder } from '#brand/files/brand-folder.ts';
import { fromPointer } from '#brand/json-pointer.ts';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** Applies every safe fix to the files themselves, leaving the rest of the text as it is. */
export async function applyFixes(
  folder: BrandFolder,
  results: readonly LocatedFinding[],
): Promise<number> {
  let applied = 0;
  for (const brand of folder.brands) {
    const own = results.filter((result) => result.brand === brand.folder);
    for (const { file, text } of [brand, ...brand.textFiles]) {
      const steps = own
        .filter((result) => (result.file ?? brand.file) === file)
        .flatMap((result) => result.fix ?? []);
      if (steps.length === 0) continue;
      await writeFile(file, stepsApplied(text, steps));
      applied += steps.length;
    }
  }
  return applied;
}

/** The text after the steps; later places first, so that removing an item moves none still to come. */
export function stepsApplied(text: string, steps: readonly PatchStep[]): string {
  const unique = new Map(steps.map((step) => [`${step.op} ${step.path}`, step]));
  const ordered = [...unique.values()].toSorted((one, other) => comparePaths(other, one));
  return ordered.reduce((current, step) => {
    if (step.op === 'move') return current;
    const path = toPath(current, step.path);
    const value = step.op === 'remove' ? undefined : step.value;
    return applyEdits(current, modify(current, path, value, FORMAT));
  }, text);
}

function comparePaths(one: PatchStep, other: PatchStep): number {
  return one.path.localeCompare(other.path, 'en', { numeric: true });
}

function toPath(text: string, pointer: string): JSONPath {
  let node = parseTree(text);
  return fromPointer(pointer).map((segment) => {
    const index = node?.type === 'array' && /^\d+$/.test(segment) ? Number(segment) : segment;
    node =
      typeof index === 'number'
        ? node?.children?.[index]
        : node?.children?.find((property) => property.children?.[0]?.value === segment)
            ?.children?.[1];
    return index;
  });
}
