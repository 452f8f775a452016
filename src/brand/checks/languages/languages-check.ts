import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import { isJsonObject, type Json } from '../../json.ts';
import { toPointer } from '../../json-pointer.ts';
import { fallbackChain, type LayeredTexts } from '../../texts.ts';
import { type Check, type Finding, suggestClosest, suggestRename } from '../check.ts';
import type { CheckSubject } from '../check-subject.ts';
import { closest } from '../closest.ts';
import { findLabels } from '../find-labels.ts';
import { type MessageFault, messageFaults } from './message-faults.ts';
import { isReadByPlayers, readByPlayers } from './readers.ts';

/** A language that is offered can be read throughout. */
export const languagesCheck: Check = {
  name: 'languages',
  docs: 'Enabled languages reach the completeness floor over the texts of visitors and members, their fallbacks counted; the brand’s own words take what the product’s texts take.',
  codes: {
    BM1501: 'error',
    BM1502: 'error',
    BM1503: 'error',
    BM1504: 'warning',
    BM1505: 'error',
    BM1506: 'error',
    BM1507: 'warning',
    BM1508: 'error',
    BM1509: 'warning',
    BM1511: 'error',
  },
  needs: 'manifest',
  visit: ({ manifest, texts }: CheckSubject): readonly Finding[] => {
    if (manifest === null) return [];
    return [
      ...defaultLanguage(manifest),
      ...ownWords(manifest),
      ...(texts === undefined
        ? []
        : [
            ...completeness(manifest, texts),
            ...labelKeys(manifest, texts),
            ...overrides(manifest, texts),
          ]),
    ];
  },
};

function defaultLanguage({ i18n }: BrandManifest): readonly Finding[] {
  if (i18n.enabled.includes(i18n.default)) return [];
  const params = { language: i18n.default, enabled: i18n.enabled.join(', ') };
  return [{ code: 'BM1502', at: { resolved: '/i18n/default' }, params }];
}

function completeness({ i18n }: BrandManifest, texts: LayeredTexts): readonly Finding[] {
  const read = readByPlayers(texts.keys);
  if (read === 0) return [];
  return i18n.enabled.flatMap((language, index): readonly Finding[] => {
    const missing = texts.missing(language);
    const lacking = readByPlayers(missing);
    const share = 1 - lacking / read;
    if (share >= i18n.completenessFloor) return [];
    return [
      {
        code: 'BM1501',
        at: { resolved: `/i18n/enabled/${index}` },
        params: {
          language,
          percent: Math.floor(share * 100),
          floor: Math.round(i18n.completenessFloor * 100),
          missing: lacking,
          example: missing.list().find(isReadByPlayers) ?? '',
        },
      },
    ];
  });
}

function labelKeys(manifest: BrandManifest, texts: LayeredTexts): readonly Finding[] {
  return findLabels(asJsonObject(manifest)).flatMap(({ pointer, key }): readonly Finding[] => {
    if (key === undefined || texts.original(key) !== undefined) return [];
    const meant = closest(key, texts.keys.list());
    return [
      {
        code: 'BM1503',
        at: { resolved: `${pointer}/key` },
        params: { key, meant: meant ?? '' },
        ...suggestClosest(meant),
      },
    ];
  });
}

/** Own words that an enabled language lacks: its page would mix two languages. */
function ownWords(manifest: BrandManifest): readonly Finding[] {
  return findLabels(asJsonObject(manifest)).flatMap(
    ({ pointer, key, text }): readonly Finding[] => {
      if (text === undefined || key !== undefined) return [];
      const missing = manifest.i18n.enabled.filter(
        (language) => !fallbackChain(language).some((code) => Object.hasOwn(text, code)),
      );
      return missing.length === 0
        ? []
        : [
            {
              code: 'BM1504',
              at: { resolved: `${pointer}/text` },
              params: { languages: missing.join(', ') },
            },
          ];
    },
  );
}

function overrides({ i18n }: BrandManifest, texts: LayeredTexts): readonly Finding[] {
  return Object.entries(i18n.overrides ?? {}).flatMap(([language, words]) => {
    const unused: readonly Finding[] = i18n.enabled.includes(language)
      ? []
      : [
          {
            code: 'BM1507',
            at: { resolved: toPointer(['i18n', 'overrides', language]), what: 'key' },
            params: { language },
          },
        ];
    const faults = Object.entries(words).flatMap(([key, message]): readonly Finding[] => {
      const resolved = toPointer(['i18n', 'overrides', language, key]);
      const original = texts.original(key);
      if (original === undefined) {
        const meant = closest(key, texts.keys.list());
        const params = { key, meant: meant ?? '' };
        return [{ code: 'BM1503', at: { resolved, what: 'key' }, params, ...suggestRename(meant) }];
      }
      return messageFaults(message, original, language).map((fault) => ({
        code: fault.code,
        at: { resolved },
        params: fault.params,
        ...repairOf(fault),
      }));
    });
    return [...unused, ...faults];
  });
}

function repairOf({ meant, isSafe }: MessageFault): Partial<Pick<Finding, 'fix' | 'suggest'>> {
  if (meant === undefined || isSafe !== true) return suggestClosest(meant);
  return {
    ...suggestClosest(meant),
    fix: (pointer) => [{ op: 'replace', path: pointer, value: meant }],
  };
}

function asJsonObject(manifest: BrandManifest) {
  const value = manifest as unknown as Json;
  return isJsonObject(value) ? value : {};
}
