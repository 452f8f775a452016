import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { Check, Finding } from '../check.ts';

/** Minimum age in every market; a brand may require a higher one. */
const LEAST_AGE = 18;

/** Notices every brand must have, regardless of its base. */
const ALWAYS_REQUIRED = ['age', 'saferPlay'] as const;

/** Requirements of law and licences for every brand. */
export const legalCheck: Check = {
  name: 'legal',
  docs: 'Nobody under 18 plays, the notices stand, consent is an act, and figures that are made up are rare and labelled.',
  codes: { BM1601: 'error', BM1602: 'error', BM1603: 'warning', BM1604: 'warning' },
  needs: 'manifest',
  visit: ({ manifest }) =>
    manifest === null
      ? []
      : [...age(manifest), ...notices(manifest), ...consent(manifest), ...figures(manifest)],
};

function age({ legal }: BrandManifest): readonly Finding[] {
  if (legal.minimumAge >= LEAST_AGE) return [];
  return [
    {
      code: 'BM1601',
      at: { resolved: '/legal/minimumAge' },
      params: { age: legal.minimumAge, least: LEAST_AGE },
      fix: (pointer) => [{ op: 'replace', path: pointer, value: LEAST_AGE }],
    },
  ];
}

function notices({ legal }: BrandManifest): readonly Finding[] {
  const required = new Set(legal.requiredNotices);
  return ALWAYS_REQUIRED.filter((id) => !required.has(id)).map((id) => ({
    code: 'BM1602',
    at: { resolved: '/legal/requiredNotices' },
    params: { notice: id },
    suggest: (pointer) => [
      {
        messageKey: 'check:suggest.add',
        params: { value: id },
        patch: [{ op: 'add', path: `${pointer}/-`, value: id }],
      },
    ],
  }));
}

/** Consent that was never an act proves nothing in front of a regulator. */
function consent({ registration }: BrandManifest): readonly Finding[] {
  if (!registration.terms.preticked) return [];
  return [
    {
      code: 'BM1603',
      at: { resolved: '/registration/terms/preticked' },
      suggest: (pointer) => [
        {
          messageKey: 'check:suggest.value',
          params: { value: 'false' },
          patch: [{ op: 'replace', path: pointer, value: false }],
        },
      ],
    },
  ];
}

function figures({ home }: BrandManifest): readonly Finding[] {
  return home.blocks.flatMap((block, index): readonly Finding[] =>
    (block.kind === 'jackpotCounter' || block.kind === 'arrivalTimes') &&
    block.source === 'illustrative' &&
    block.hidden !== true
      ? [
          {
            code: 'BM1604',
            at: { resolved: `/home/blocks/${index}/source` },
            params: { block: block.id },
          },
        ]
      : [],
  );
}
