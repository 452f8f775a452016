import { type AuthoredManifest, authoredId, authoredLocks } from '#brand/authored.ts';
import type { Json, JsonObject } from '#brand/json.ts';
import type { ActiveLock } from '#brand/locks.ts';
import {
  type LoadParent,
  type Provenance,
  type Refusal,
  type Removal,
  resolveBrand,
} from '#brand/resolve.ts';
import { ResolveError } from '#brand/resolve-error.ts';

/** A layer under the brand's own document, as the server sends it. */
export interface ParentLayer {
  readonly brand: string;
  readonly revision: number;
  readonly manifest: AuthoredManifest;
}

/** The brand's own document in the light of what it extends. */
export interface Layers {
  readonly brand: string;
  /** What the brand itself says: the document that is edited. */
  readonly authored: AuthoredManifest;
  /** What would stand if the brand said nothing. */
  readonly inherited: JsonObject;
  /** What stands: the forms show and edit this. */
  readonly effective: JsonObject;
  readonly provenance: Provenance;
  readonly locks: readonly ActiveLock[];
  readonly refusals: readonly Refusal[];
  /** What this brand and its parents took out of what they inherit. */
  readonly removals: readonly Removal[];
  /** Why the chain of parents could not be followed; the own document then stands alone. */
  readonly broken: ResolveError | null;
}

/** The parts of `Layers` that editing the own document does not change. */
export interface Foundation {
  readonly inherited: JsonObject;
  readonly locks: readonly ActiveLock[];
  readonly loadParent: LoadParent;
}

/** Folds the parents once, nearest first as the server sends them. */
export function foundationOf(parents: readonly ParentLayer[]): Foundation {
  const documents = new Map(parents.map((layer) => [`${layer.brand}@${layer.revision}`, layer]));
  const loadParent: LoadParent = ({ brand, revision }) =>
    documents.get(`${brand}@${revision}`)?.manifest;
  const [nearest] = parents;
  const locks = parents.flatMap(({ manifest }) =>
    authoredLocks(manifest).map((lock) => ({ ...lock, owner: authoredId(manifest) })),
  );
  return {
    inherited: nearest === undefined ? {} : asObject(tryResolve(nearest.manifest, loadParent)),
    locks,
    loadParent,
  };
}

/** Lays the brand's own document over its foundation. */
export function layersOf(authored: AuthoredManifest, foundation: Foundation): Layers {
  const brand = authoredId(authored);
  const { inherited, locks } = foundation;
  const resolved = tryResolve(authored, foundation.loadParent);
  const base = { brand, authored, inherited, locks };
  if (resolved instanceof ResolveError) {
    return {
      ...base,
      effective: authored,
      provenance: {},
      refusals: [],
      removals: [],
      broken: resolved,
    };
  }
  return {
    ...base,
    effective: asObject(resolved),
    // Walks the whole document: read by those who show where a value comes from, and not by every key.
    get provenance() {
      return resolved.provenance;
    },
    refusals: resolved.refusals,
    removals: resolved.removals,
    broken: null,
  };
}

type Resolved = ReturnType<typeof resolveBrand>;

function tryResolve(authored: AuthoredManifest, loadParent: LoadParent): Resolved | ResolveError {
  try {
    return resolveBrand(authored, loadParent);
  } catch (error) {
    if (error instanceof ResolveError) return error;
    throw error;
  }
}

function asObject(resolved: Resolved | ResolveError): JsonObject {
  // A resolved manifest is JSON; its type only names what the schema promises of it.
  return resolved instanceof ResolveError ? {} : (resolved.resolved as unknown as JsonObject);
}

/** A value of a section, or undefined. */
export function memberOf(value: Json | undefined, key: string): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return (value as JsonObject)[key];
}
