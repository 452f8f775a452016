import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { Check, Finding } from '../check.ts';

/** Entries every navigation bar starts from. A brand may rename and move them. */
const ALWAYS_SHOWN = ['home', 'hot'] as const;

/** The specification puts home and hot games in every navigation bar. */
export const navigationCheck: Check = {
  name: 'navigation',
  docs: 'The navigation has its home and hot entries, and neither is hidden.',
  codes: { BM1610: 'error', BM1611: 'error' },
  needs: 'manifest',
  visit: ({ manifest }) => (manifest === null ? [] : ALWAYS_SHOWN.flatMap(faultsOf(manifest))),
};

const faultsOf =
  ({ navigation }: BrandManifest) =>
  (kind: (typeof ALWAYS_SHOWN)[number]): readonly Finding[] => {
    const entries = navigation.entries.flatMap((entry, index) =>
      entry.kind === kind ? [{ entry, index }] : [],
    );
    if (entries.some(({ entry }) => entry.hidden !== true)) return [];
    const [first] = entries;
    if (first === undefined) {
      return [
        {
          code: 'BM1610',
          at: { resolved: '/navigation/entries' },
          params: { entry: kind },
        },
      ];
    }
    return [
      {
        code: 'BM1611',
        at: { resolved: `/navigation/entries/${first.index}/hidden` },
        params: { entry: kind },
        fix: (pointer) => [{ op: 'remove', path: pointer }],
      },
    ];
  };
