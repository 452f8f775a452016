import { PLAYED_CATEGORIES } from '#domain/category/categories.ts';
import { LOGO_KINDS, type LogoKind } from '#brand/registry.ts';

/** Fields of an entry that the dialog shows, logos included. */
export type EntryField =
  | 'name'
  | 'id'
  | 'kind'
  | 'countries'
  | 'categories'
  | 'clearingCode'
  | 'logoLight'
  | 'logoDark';

/** Fields of each kind, in the order of the dialog. */
export const ENTRY_FIELDS: Readonly<Record<LogoKind, readonly EntryField[]>> = {
  banks: ['name', 'id', 'countries', 'clearingCode', 'logoLight', 'logoDark'],
  providers: ['name', 'id', 'categories', 'logoLight', 'logoDark'],
  paymentNetworks: ['name', 'id', 'kind', 'countries', 'logoLight', 'logoDark'],
  licences: ['name', 'id', 'kind', 'logoLight', 'logoDark'],
};

/** Values of `kind` that schemas/registry allows; empty: entries have no kind. */
export const ENTRY_KINDS: Readonly<Record<LogoKind, readonly string[]>> = {
  banks: [],
  providers: [],
  paymentNetworks: ['card', 'wallet', 'transfer', 'voucher'],
  licences: ['authority', 'certifier', 'association'],
};

/** Categories that schemas/registry/provider.json allows. */
export const PROVIDER_CATEGORIES: readonly string[] = PLAYED_CATEGORIES;

export function isLogoKind(value: string): value is LogoKind {
  return (LOGO_KINDS as readonly string[]).includes(value);
}
