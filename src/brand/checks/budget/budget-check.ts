import type { Check, Finding } from '../check.ts';
import type { CheckSubject } from '../check-subject.ts';

/** Bytes of the resolved manifest a player pays, compressed. */
const MANIFEST_BUDGET_BYTES = 20_000;

/** Limits the bytes a player downloads because of the manifest. */
export const budgetCheck: Check = {
  name: 'budget',
  docs: 'The resolved manifest is at most 20 kB when compressed.',
  codes: { BM1801: 'error' },
  needs: 'manifest',
  visit: ({ id, manifest, compressedSize }: CheckSubject): readonly Finding[] => {
    if (manifest === null || compressedSize === undefined) return [];
    const text = JSON.stringify(manifest);
    // A quick compression is never smaller than a thorough one: most manifests need no other.
    if (compressedSize(text, 'quick') <= MANIFEST_BUDGET_BYTES) return [];
    const size = compressedSize(text, 'thorough');
    return size <= MANIFEST_BUDGET_BYTES
      ? []
      : [
          {
            code: 'BM1801',
            at: { layer: id, pointer: '' },
            params: { size, budget: MANIFEST_BUDGET_BYTES },
          },
        ];
  },
};
