import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { Registry } from '../../registry.ts';
import { type Check, type Finding, suggestClosest } from '../check.ts';
import { closest } from '../closest.ts';
import type { CheckSubject } from '../check-subject.ts';
import { findPictures } from './find-pictures.ts';

/** Everything a manifest names must exist. */
export const referencesCheck: Check = {
  name: 'references',
  docs: 'Banks, providers, ways to pay, licences, languages, networks, fonts, assets, figures, groups and notices that are named exist.',
  codes: {
    BM1201: 'error',
    BM1202: 'error',
    BM1203: 'error',
    BM1204: 'error',
    BM1205: 'error',
    BM1206: 'error',
    BM1207: 'error',
    BM1208: 'error',
    BM1209: 'error',
    BM1212: 'error',
    BM1213: 'error',
    BM1214: 'error',
    BM1215: 'error',
  },
  needs: 'manifest',
  visit: (subject) =>
    subject.manifest === null
      ? []
      : [
          ...named(registryNames(subject.manifest, subject.registry)),
          ...named(ownNames(subject.manifest)),
          ...pictures(subject, subject.manifest),
          ...assetFiles(subject, subject.manifest),
        ],
};

/** A name in the manifest and the names it may be. */
interface Reference {
  readonly code: string;
  readonly pointer: string;
  readonly name: string;
  readonly known: readonly string[];
}

function named(references: readonly Reference[]): readonly Finding[] {
  return references.flatMap(({ code, pointer, name, known }) =>
    known.includes(name) ? [] : [unknown(code, pointer, name, known)],
  );
}

function unknown(code: string, pointer: string, name: string, known: readonly string[]): Finding {
  const meant = closest(name, known);
  return {
    code,
    at: { resolved: pointer },
    params: { name, meant: meant ?? '' },
    ...suggestClosest(meant),
  };
}

function registryNames(manifest: BrandManifest, registry: Registry): readonly Reference[] {
  const { footer, i18n, legal, theme, menus } = manifest;
  const list = (code: string, pointer: string, names: readonly string[], entries: object) =>
    names.map((name, index) => ({
      code,
      pointer: `${pointer}/${index}`,
      name,
      known: Object.keys(entries),
    }));
  const families = Object.values(registry.fonts).map((font) => font.family);
  const socials = Object.keys(registry.socials);
  const scripts = Object.entries(theme.fonts.scripts ?? {});
  return [
    ...list('BM1201', '/footer/banks', footer.banks, registry.banks),
    ...list('BM1202', '/footer/providers', footer.providers, registry.providers),
    ...list(
      'BM1213',
      '/footer/paymentNetworks',
      footer.paymentNetworks ?? [],
      registry.paymentNetworks,
    ),
    ...legal.licences.map((item, index) => ({
      code: 'BM1214',
      pointer: `/legal/licences/${index}/id`,
      name: item.id,
      known: Object.keys(registry.licences),
    })),
    ...list('BM1203', '/i18n/enabled', i18n.enabled, registry.languages),
    ...footer.socials.map((item, index) => ({
      code: 'BM1204',
      pointer: `/footer/socials/${index}/id`,
      name: item.id,
      known: socials,
    })),
    ...menus.sideMenu.right.flatMap((item, index) =>
      item.element === 'customerService' && item.social !== undefined
        ? [
            {
              code: 'BM1204',
              pointer: `/menus/sideMenu/right/${index}/social`,
              name: item.social,
              known: socials,
            },
          ]
        : [],
    ),
    ...(['display', 'body'] as const).map((role) => ({
      code: 'BM1207',
      pointer: `/theme/fonts/${role}/family`,
      name: theme.fonts[role].family,
      known: families,
    })),
    ...scripts.map(([script, family]) => ({
      code: 'BM1207',
      pointer: `/theme/fonts/scripts/${script}`,
      name: family,
      known: families,
    })),
  ];
}

/** Names that the manifest itself must give meaning to. */
function ownNames({ registration, legal, footer }: BrandManifest): readonly Reference[] {
  const groups = registration.groups.map((group) => group.id);
  const notices = legal.notices.map((notice) => notice.id);
  const inList = (
    code: string,
    pointer: string,
    names: readonly string[],
    known: readonly string[],
  ) => names.map((name, index) => ({ code, pointer: `${pointer}/${index}`, name, known }));
  return [
    ...registration.fields.map((field, index) => ({
      code: 'BM1208',
      pointer: `/registration/fields/${index}/group`,
      name: field.group,
      known: groups,
    })),
    ...inList('BM1209', '/footer/notices', footer.notices, notices),
    ...inList('BM1209', '/legal/requiredNotices', legal.requiredNotices, notices),
  ];
}

function pictures({ heroes }: CheckSubject, manifest: BrandManifest): readonly Finding[] {
  const assets = Object.keys(manifest.assets);
  return findPictures(manifest).flatMap(({ pointer, picture }) => {
    if (picture.kind === 'asset') {
      return named([
        { code: 'BM1205', pointer: `${pointer}/asset`, name: picture.asset, known: assets },
      ]);
    }
    return heroes === undefined
      ? []
      : named([{ code: 'BM1206', pointer: `${pointer}/hero`, name: picture.hero, known: heroes }]);
  });
}

function assetFiles(
  { assetFiles: files, assetFaults, resolution }: CheckSubject,
  manifest: BrandManifest,
): readonly Finding[] {
  if (files === undefined) return [];
  return Object.entries(manifest.assets).flatMap(([id, asset]) =>
    (['light', 'dark'] as const).flatMap((variant) => {
      const file = asset[variant];
      const pointer = `/assets/${id}/${variant}`;
      const owner = resolution?.originAt(pointer)?.layer ?? manifest.id;
      if (file === undefined) return [];
      const hostile = (entryOf(entryOf(assetFaults, owner), file) ?? []).map((detail) => ({
        code: 'BM1215',
        at: { resolved: pointer },
        params: { name: file, detail },
      }));
      return [
        ...named([{ code: 'BM1212', pointer, name: file, known: entryOf(files, owner) ?? [] }]),
        ...hostile,
      ];
    }),
  );
}

/** What was typed may be any word: only a table's own entry counts. */
function entryOf<Value>(
  table: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
