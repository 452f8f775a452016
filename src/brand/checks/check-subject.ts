import type { RegisterRule } from '#contract/generated/types.ts';
import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { AuthoredManifest } from '../authored.ts';
import type { JsonObject } from '../json.ts';
import type { Registry } from '../registry.ts';
import type { LoadParent, ResolvedBrand } from '../resolve.ts';
import type { ResolveError } from '../resolve-error.ts';
import type { FlagValues } from '../server-facts.ts';
import type { LayeredTexts } from '../texts.ts';
import type { SchemaFault } from './schema/schema-fault.ts';

/** Positions in the text a document came from; made by `files/source-map.ts`. */
export interface DocumentSource {
  readonly file: string;
  readonly faults: readonly { readonly line: number; readonly column: number }[];
  readonly duplicateKeys: readonly {
    readonly pointer: string;
    readonly position: { readonly line: number; readonly column: number };
  }[];
  locate(
    pointer: string,
    what?: 'key' | 'value',
  ): { readonly line: number; readonly column: number };
}

export interface HostRules {
  /** Local names and addresses lead to brands (demo). */
  readonly allowsLocal: boolean;
  /** Hosts of the staff apps, which no brand may have. */
  readonly reserved: ReadonlySet<string>;
}

/** Input of the engine. Everything after the first five is optional; its checks are skipped without it. */
export interface CheckInput {
  readonly authored: AuthoredManifest;
  readonly loadParent: LoadParent;
  readonly registry: Registry;
  /** The document will come again with a part changed, as from an editor; so it is when left out. */
  readonly isEdited?: boolean;
  /** The schema of brand.json over a dense document; injected, since pages compile no schema. */
  readonly validate: (document: unknown) => readonly SchemaFault[];
  /** For expiry dates. */
  readonly today: Date;
  /** Name of the brand's folder, which its id must equal. */
  readonly folder?: string;
  /** Positions, by layer id. */
  readonly sources?: Readonly<Record<string, DocumentSource>>;
  /** Newest revision of each brand, to see that a parent has moved on. */
  readonly revisions?: Readonly<Record<string, number>>;
  /** Figures the art module can draw. */
  readonly heroes?: readonly string[];
  /** Files in the assets folder of each layer. */
  readonly assetFiles?: Readonly<Record<string, readonly string[]>>;
  /** Reasons why files cannot be shown, by layer and file. */
  readonly assetFaults?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The product's texts with the brand's own over them. */
  readonly texts?: LayeredTexts;
  /** Another brand that has this host, if any. */
  readonly otherOwner?: (host: string) => string | undefined;
  /** True when publishing takes over such hosts; then they are only warnings. */
  readonly mayTakeHosts?: boolean;
  /** Hosts that a server serves; a file may be for any server. */
  readonly hostRules?: HostRules;
  readonly flags?: FlagValues;
  readonly registerRules?: readonly RegisterRule[];
  /** Compressed size of a text in bytes; `thorough` is what players are sent. */
  readonly compressedSize?: (text: string, effort: 'quick' | 'thorough') => number;
}

/** Subject of a check: the input and its resolved manifest. */
export interface CheckSubject extends CheckInput {
  readonly id: string;
  /** The brand's document in the current format. */
  readonly migrated: AuthoredManifest;
  /** Formats it had to be brought through. */
  readonly migratedFrom: number | null;
  readonly resolution: ResolvedBrand | null;
  /** The resolved manifest with the brand's own `extends`, `locks` and `$schema`, as validated. */
  readonly document: JsonObject | null;
  readonly resolveError: ResolveError | null;
  /**
   * The manifest for checks that read it whole. Sections the schema refuses are the parent's; null
   * when there is nothing sound to read.
   */
  readonly manifest: BrandManifest | null;
  readonly schemaFaults: readonly SchemaFault[];
}
