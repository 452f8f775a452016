import type { RegistryDeskEntry } from '#contract/generated/types.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** Name of an entry as people know it. */
export function entryName({ entry, id }: Pick<RegistryDeskEntry, 'entry' | 'id'>): string {
  const { name } = entry;
  return typeof name === 'string' ? name : id;
}

/** Countries of an entry; empty for a kind without them. */
export function entryCountries({ entry }: Pick<RegistryDeskEntry, 'entry'>): readonly string[] {
  const { countries } = entry;
  return Array.isArray(countries) ? countries.filter((code) => typeof code === 'string') : [];
}

/** Countries that any entry lists, each once. */
export function listedCountries(entries: readonly RegistryDeskEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(entryCountries))];
}

/** Entries whose name or id has the sought text, of a country when one is given, sorted by name. */
export function filterEntries(
  entries: readonly RegistryDeskEntry[],
  { sought, country, language }: { sought: string; country: string; language: string },
): readonly RegistryDeskEntry[] {
  const folded = foldText(sought.trim());
  return entries
    .filter((entry) => foldText(entryName(entry)).includes(folded) || entry.id.includes(folded))
    .filter((entry) => country === '' || entryCountries(entry).includes(country))
    .toSorted((one, other) => entryName(one).localeCompare(entryName(other), language));
}
