import { completeColors } from '../../assemble/theme.ts';
import { contrastRatio, isHexColor, mixColors } from '../../color.ts';
import type { Check, Finding } from '../check.ts';
import type { CheckSubject } from '../check-subject.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Declared pairs of colours stay readable in both schemes (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastCheck: Check = {
  name: 'contrast',
  docs: 'Every pair of theme.pairs reaches its ratio in the light and in the dark scheme.',
  codes: { BM1401: 'error' },
  needs: 'manifest',
  visit: ({ manifest }: CheckSubject): readonly Finding[] => {
    if (manifest === null) return [];
    const { tokens, pairs } = manifest.theme;
    return SCHEMES.flatMap((scheme) => {
      const given = tokens[scheme];
      // The schema check has the word where a colour is none.
      if (!Object.values(given).every(isHexColor)) return [];
      const colors = completeColors(given);
      return pairs.flatMap((pair): readonly Finding[] => {
        const front = colors[pair.foreground];
        const back = colors[pair.background];
        const ratio = contrastRatio(front, back);
        if (ratio >= pair.minimum) return [];
        // An omitted colour is derived from another: report the fault where it can be fixed.
        const token = given[pair.foreground] === undefined ? pair.background : pair.foreground;
        const better = nearestReadable(front, back, pair.minimum);
        return [
          {
            code: 'BM1401',
            at: { resolved: `/theme/tokens/${scheme}/${token}` },
            params: {
              pair: pair.id,
              scheme,
              foreground: front,
              background: back,
              // Rounded down: 4.4999 must not read as 4.5.
              ratio: Math.floor(ratio * 100) / 100,
              minimum: pair.minimum,
              better: better ?? '',
            },
            suggest: (pointer) =>
              better === null || token !== pair.foreground
                ? []
                : [
                    {
                      messageKey: 'check:suggest.value',
                      params: { value: better },
                      patch: [{ op: 'replace', path: pointer, value: better }],
                    },
                  ],
          },
        ];
      });
    });
  },
};

/** The colour nearest to `front`, towards black or white, that reaches the ratio; null if neither. */
function nearestReadable(front: string, back: string, minimum: number): string | null {
  for (let share = 0.02; share <= 1; share += 0.02) {
    for (const end of ['#000000', '#ffffff']) {
      const mixed = mixColors(front, end, share);
      if (contrastRatio(mixed, back) >= minimum) return mixed;
    }
  }
  return null;
}
