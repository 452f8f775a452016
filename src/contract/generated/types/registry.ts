// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { Moment, ProductText } from './shared.ts';

export interface GetLanguageProgressParams {
  language: string;
}
export interface GetLanguageProgressValue {
  /**
   * @maxItems 200
   */
  namespaces: NamespaceProgress[];
  /**
   * @maxItems 1000
   */
  brands: string[];
}
export interface NamespaceProgress {
  namespace: string;
  total: number;
  written: number;
  changed: number;
  unsure: number;
}
/**
 * Every entry of the registry, by kind and id, as schemas/registry gives them.
 */
export interface RegistryDocument {
  [k: string]: unknown;
}
export interface ListLanguageTextsParams {
  language: string;
}
export interface ListLanguageTextsQuery {
  namespace?: string;
}
export interface ListLanguageTextsValue {
  /**
   * @maxItems 20000
   */
  items: ProductText[];
}
export interface ListRegistryEntriesParams {
  kind: 'banks' | 'providers' | 'paymentNetworks' | 'licences' | 'languages';
}
export interface ListRegistryEntriesValue {
  /**
   * @maxItems 2000
   */
  items: RegistryDeskEntry[];
}
/**
 * An entry of the registry, as the desk shows it.
 */
export interface RegistryDeskEntry {
  kind: 'banks' | 'providers' | 'paymentNetworks' | 'licences' | 'languages';
  id: string;
  /**
   * 0: staff have not changed it.
   */
  version: number;
  entry: RegistryDocument;
  isRetired: boolean;
  /**
   * @maxItems 1000
   */
  usedBy: string[];
  editedBy: string | null;
  editedAt: Moment | null;
}
export interface RetireRegistryEntryBody {
  version: number;
  retired: boolean;
}
export interface RetireRegistryEntryParams {
  kind: 'banks' | 'providers' | 'paymentNetworks' | 'licences' | 'languages';
  id: string;
}
export interface SaveLanguageTextsBody {
  /**
   * @minItems 1
   * @maxItems 5000
   */
  texts: WrittenText[];
}
export interface WrittenText {
  namespace: string;
  key: string;
  /**
   * Empty: back to what it falls back to.
   */
  message: string;
  unsure?: boolean;
}
export interface SaveLanguageTextsParams {
  language: string;
}
export interface SaveLanguageTextsValue {
  saved: number;
}
export interface SaveRegistryEntryBody {
  version: number;
  entry: RegistryDocument;
  /**
   * A new drawing as SVG; omitted: the one it has.
   */
  logoLight?: string;
  logoDark?: string;
}
export interface SaveRegistryEntryParams {
  kind: 'banks' | 'providers' | 'paymentNetworks' | 'licences' | 'languages';
  id: string;
}
