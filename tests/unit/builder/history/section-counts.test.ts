import { describe, expect, it } from 'vitest';
import type { ManifestDifference } from '#brand/diff-manifests.ts';
import { sectionCounts } from '../../../../builder/history/section-counts.ts';

const change = (pointer: string): ManifestDifference => ({ pointer, kind: 'added', after: 1 });

describe('sectionCounts', () => {
  it('counts the changes of each section in the order of the editor', () => {
    const changes = ['/hosts', '/theme/tokens/light/bg', '/identity/name', '/theme/recipe', '/id'];
    expect(sectionCounts(changes.map(change))).toEqual([
      { section: 'identity', count: 1 },
      { section: 'theme', count: 2 },
      { section: 'hosts', count: 1 },
      { section: 'id', count: 1 },
    ]);
  });
});
