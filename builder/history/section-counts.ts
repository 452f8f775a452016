import type { ManifestDifference } from '#brand/diff-manifests.ts';
import { fromPointer } from '#brand/json-pointer.ts';
import { SECTIONS } from '../registry/sections.ts';

export interface SectionCount {
  readonly section: string;
  readonly count: number;
}

/** Number of changes in each section, in the order of the editor's list; parts without a pane last. */
export function sectionCounts(changes: readonly ManifestDifference[]): readonly SectionCount[] {
  const counts = new Map<string, number>(SECTIONS.map((section) => [section, 0]));
  for (const { pointer } of changes) {
    const [section = ''] = fromPointer(pointer);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts].flatMap(([section, count]) => (count === 0 ? [] : [{ section, count }]));
}
