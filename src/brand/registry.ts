/**
 * What any brand may name: languages, banks, game providers, ways to pay, licences, networks, fonts.
 * Kept as one JSON file an entry under brands/_registry, by schemas/registry.
 */
export interface Registry {
  readonly languages: Readonly<Record<string, RegistryLanguage>>;
  readonly banks: Readonly<Record<string, RegistryBank>>;
  readonly providers: Readonly<Record<string, RegistryProvider>>;
  readonly paymentNetworks: Readonly<Record<string, RegistryPaymentNetwork>>;
  readonly licences: Readonly<Record<string, RegistryLicence>>;
  readonly socials: Readonly<Record<string, RegistrySocial>>;
  readonly fonts: Readonly<Record<string, RegistryFont>>;
}

/** The folder of each kind under brands/_registry. */
export const REGISTRY_FOLDERS = {
  languages: 'languages',
  banks: 'banks',
  providers: 'providers',
  paymentNetworks: 'payment-networks',
  licences: 'licences',
  socials: 'socials',
  fonts: 'fonts',
} as const satisfies Readonly<Record<keyof Registry, string>>;

/** Kinds whose entries have logos. */
export const LOGO_KINDS = ['banks', 'providers', 'paymentNetworks', 'licences'] as const;

export type LogoKind = (typeof LOGO_KINDS)[number];

export interface RegistryLanguage {
  readonly code: string;
  /** The language's own name. */
  readonly endonym: string;
  readonly englishName: string;
  /** ISO 15924. */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** CLDR cardinal categories. */
  readonly pluralCategories: readonly string[];
  /** Font family for scripts the brand's own fonts do not cover; null when they do. */
  readonly fontPack: string | null;
  /** ISO 3166-1 alpha-2 of a flag to show; null for none: a language is not a country. */
  readonly flag: string | null;
}

export interface RegistryLogo {
  /** File names within the registry's folder for this kind. */
  readonly light: string;
  readonly dark: string;
}

export interface RegistryBank {
  readonly id: string;
  readonly name: string;
  readonly countries: readonly string[];
  /** The bank's number in the account numbers of its country; omitted: it has none. */
  readonly clearingCode?: string;
  readonly logo: RegistryLogo;
}

export interface RegistryProvider {
  readonly id: string;
  readonly name: string;
  /** Game categories it supplies. */
  readonly categories: readonly string[];
  readonly logo: RegistryLogo;
}

export interface RegistryPaymentNetwork {
  readonly id: string;
  readonly name: string;
  readonly kind: 'card' | 'wallet' | 'transfer' | 'voucher';
  readonly countries: readonly string[];
  readonly logo: RegistryLogo;
}

/** A body that gives licences, tests games, or binds its members to rules. */
export interface RegistryLicence {
  readonly id: string;
  readonly name: string;
  readonly kind: 'authority' | 'certifier' | 'association';
  readonly logo: RegistryLogo;
}

export interface RegistrySocial {
  readonly id: string;
  readonly name: string;
  readonly kind: 'social' | 'messaging';
  /** Name of a neutral glyph of the kit. */
  readonly glyph: string;
}

export interface RegistryFont {
  /** As the @font-face rule names it. */
  readonly family: string;
  /** Scripts it covers, ISO 15924. */
  readonly scripts: readonly string[];
}

/** Address of a file kept in the registry. */
export function registryUrl(kind: LogoKind, file: string): string {
  return `/brands/_registry/${REGISTRY_FOLDERS[kind]}/${encodeURIComponent(file)}`;
}

/** Address of a file kept in a brand's own assets folder. */
export function assetUrl(brand: string, file: string): string {
  return `/brands/${encodeURIComponent(brand)}/assets/${encodeURIComponent(file)}`;
}
