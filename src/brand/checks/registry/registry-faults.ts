import type { Registry, RegistryLanguage } from '../../registry.ts';
import { closest } from '../closest.ts';
import { languageFacts } from './language-facts.ts';

/** One thing wrong with the registry; `pointer` is into the entry's own file. */
export interface RegistryFault {
  readonly code: string;
  readonly kind: keyof Registry;
  readonly id: string;
  readonly pointer: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The expected value. */
  readonly wanted?: string | readonly string[];
}

/** Entries must bear the name of their file, and name only what is there. */
export function registryFaults(registry: Registry): readonly RegistryFault[] {
  const kinds = Object.keys(registry) as (keyof Registry)[];
  return [...kinds.flatMap((kind) => wrongNames(registry, kind)), ...languageFaults(registry)];
}

function wrongNames(registry: Registry, kind: keyof Registry): readonly RegistryFault[] {
  const key = kind === 'languages' ? 'code' : 'id';
  return Object.entries(registry[kind]).flatMap(([id, entry]: [string, object]) => {
    const found: unknown = { ...entry }[key as never];
    return found === id
      ? []
      : [
          {
            code: 'BM2002',
            kind,
            id,
            pointer: `/${key}`,
            params: { found: String(found), file: id },
            wanted: id,
          },
        ];
  });
}

function languageFaults({ languages, fonts }: Registry): readonly RegistryFault[] {
  const families = Object.values(fonts).map((font) => font.family);
  return Object.entries(languages).flatMap(([id, language]): readonly RegistryFault[] => {
    const fault = (
      code: string,
      key: keyof RegistryLanguage,
      params: RegistryFault['params'],
      wanted: RegistryFault['wanted'],
    ): RegistryFault => ({
      code,
      kind: 'languages',
      id,
      pointer: `/${key}`,
      params,
      ...(wanted === undefined ? {} : { wanted }),
    });
    const known = languageFacts(language.code);
    if (known === null) return [fault('BM2009', 'code', { given: language.code }, undefined)];
    const { direction, script, fontPack } = language;
    const given = language.pluralCategories.toSorted();
    const plurals = { given: given.join(', '), wanted: known.pluralCategories?.join(', ') ?? '' };
    return [
      ...(known.pluralCategories === null || plurals.given === plurals.wanted
        ? []
        : [fault('BM2005', 'pluralCategories', plurals, known.pluralCategories)]),
      ...(fontPack === null || families.includes(fontPack)
        ? []
        : [fault('BM2006', 'fontPack', { name: fontPack }, closest(fontPack, families))]),
      ...(script === known.script
        ? []
        : [fault('BM2008', 'script', { given: script, wanted: known.script }, known.script)]),
      ...(direction === known.direction
        ? []
        : [
            fault(
              'BM2008',
              'direction',
              { given: direction, wanted: known.direction },
              known.direction,
            ),
          ]),
    ];
  });
}
