import type { RegistryLanguage } from '#brand/registry.ts';
import type { RegistryDeskEntry } from '#contract/generated/types.ts';

/** A language of the registry as the desk lists it. */
export interface DeskLanguage {
  readonly code: string;
  readonly version: number;
  readonly isRetired: boolean;
  readonly usedBy: readonly string[];
  readonly facts: RegistryLanguage;
}

/** The server holds the entries of languages to their schema. */
export function deskLanguage({
  id,
  version,
  isRetired,
  usedBy,
  entry,
}: RegistryDeskEntry): DeskLanguage {
  return { code: id, version, isRetired, usedBy, facts: entry as unknown as RegistryLanguage };
}

/** Finds languages by code, endonym, English name or script; sorted by English name. */
export function findLanguages(
  languages: readonly DeskLanguage[],
  search: string,
): readonly DeskLanguage[] {
  const wanted = search.trim().toLocaleLowerCase();
  return languages
    .filter(({ code, facts }) =>
      [code, facts.endonym, facts.englishName, facts.script].some((words) =>
        words.toLocaleLowerCase().includes(wanted),
      ),
    )
    .toSorted((one, other) => one.facts.englishName.localeCompare(other.facts.englishName, 'en'));
}
