import type { LogoKind } from '#brand/registry.ts';
import type { RegistryDocument } from '#contract/generated/types.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { ENTRY_FIELDS, ENTRY_KINDS, type EntryField } from './registry-kinds.ts';

/** The form's values. Fields that a kind does not have stay empty. */
export interface EntryDraft {
  readonly name: string;
  readonly id: string;
  readonly kind: string;
  readonly countries: readonly string[];
  readonly categories: readonly string[];
  readonly clearingCode: string;
}

/** Names of the texts `builder-registry:fault.*`. */
export type DraftFault = 'required' | 'idForm' | 'idTaken' | 'tooManyCountries' | 'clearingCode';

export type DraftFaults = Readonly<Partial<Record<EntryField, DraftFault>>>;

/** Bounds of schemas/registry. */
export const MAX_NAME = 60;
const MAX_COUNTRIES = 60;
export const MAX_ID = 31;
export const MAX_CLEARING_CODE = 8;
const ID = /^[a-z][a-z0-9-]{0,30}$/;
const CLEARING_CODE = /^[0-9]{3,8}$/;

/** An id made from a name; empty when the name has no Latin letter. */
export function proposeId(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, MAX_ID)
    .replace(/-+$/, '');
}

/** Form values of an entry, or of a new one when it is null. */
export function draftOf(kind: LogoKind, entry: RegistryDocument | null): EntryDraft {
  return {
    name: textIn(entry, 'name'),
    id: textIn(entry, 'id'),
    kind: textIn(entry, 'kind') || (ENTRY_KINDS[kind][0] ?? ''),
    countries: listIn(entry, 'countries'),
    categories: listIn(entry, 'categories'),
    clearingCode: textIn(entry, 'clearingCode'),
  };
}

/** The entry as its schema has it, without the logo: the server adds the names of the files. */
export function entryOf(kind: LogoKind, draft: EntryDraft): RegistryDocument {
  const fields = ENTRY_FIELDS[kind];
  const clearingCode = draft.clearingCode.trim();
  return {
    id: draft.id,
    name: draft.name.trim(),
    ...(fields.includes('kind') ? { kind: draft.kind } : {}),
    ...(fields.includes('countries') ? { countries: [...draft.countries] } : {}),
    ...(fields.includes('categories') ? { categories: [...draft.categories] } : {}),
    ...(fields.includes('clearingCode') && clearingCode !== '' ? { clearingCode } : {}),
  };
}

/** @param takenIds ids of other entries of the kind; empty when the id can no longer change. */
export function draftFaults(
  kind: LogoKind,
  draft: EntryDraft,
  takenIds: readonly string[],
): DraftFaults {
  const { countries, categories } = draft;
  const clearingCode = draft.clearingCode.trim();
  const found: Record<string, DraftFault | null> = {
    name: draft.name.trim() === '' ? 'required' : null,
    id: idFault(draft.id, takenIds),
    countries: listFault(countries, MAX_COUNTRIES),
    categories: listFault(categories, Number.POSITIVE_INFINITY),
    clearingCode: clearingCode === '' || CLEARING_CODE.test(clearingCode) ? null : 'clearingCode',
  };
  return Object.fromEntries(
    ENTRY_FIELDS[kind].flatMap((field) => {
      const fault = found[field] ?? null;
      return fault === null ? [] : [[field, fault]];
    }),
  );
}

function idFault(id: string, takenIds: readonly string[]): DraftFault | null {
  if (id === '') return 'required';
  if (!ID.test(id)) return 'idForm';
  return takenIds.includes(id) ? 'idTaken' : null;
}

function listFault(values: readonly string[], limit: number): DraftFault | null {
  if (values.length === 0) return 'required';
  return values.length > limit ? 'tooManyCountries' : null;
}

function textIn(entry: RegistryDocument | null, key: string): string {
  const value = entry?.[key];
  return typeof value === 'string' ? value : '';
}

function listIn(entry: RegistryDocument | null, key: string): readonly string[] {
  const value = entry?.[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** File name of a logo that the entry has; null for none. */
export function logoFile(entry: RegistryDocument | null, variant: 'light' | 'dark'): string | null {
  const logo = entry?.['logo'];
  if (typeof logo !== 'object' || logo === null) return null;
  const file: unknown = (logo as Readonly<Record<string, unknown>>)[variant];
  return typeof file === 'string' ? file : null;
}
