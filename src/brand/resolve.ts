import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import {
  type AuthoredManifest,
  authoredId,
  authoredLocks,
  authoredParent,
  authoredRevision,
  DOCUMENT_KEYS,
  type ParentReference,
} from './authored.ts';
import { canonicalJson, type Json, type JsonObject, sameJson } from './json.ts';
import { type ActiveLock, judgeChange } from './locks.ts';
import { type ManifestNode, nodeAt, type Origin, visitNodes } from './manifest-node.ts';
import { mergeLayer } from './merge.ts';
import { migrateManifest } from './migrations/migrate.ts';
import { ResolveError } from './resolve-error.ts';

/** A brand, a brand it extends, that one's parent, and the base: no deeper. */
export const MAX_EXTENDS = 3;

/** Source of each value of a resolved manifest, by JSON pointer. */
export type Provenance = Readonly<Record<string, Origin>>;

/** Something inherited that a document takes away. */
export interface Removal {
  readonly byId: string;
  readonly at: Origin;
}

/** An authored value that took no effect. `same` says what the parent says already. */
export interface Refusal {
  readonly kind: 'locked' | 'bounded' | 'orphan' | 'same' | 'empty';
  /** Location in the source document. */
  readonly at: Origin;
  /** Path of the value, with list items by id. */
  readonly byId: string;
  /** The lock that stood in the way; undefined for orphans. */
  readonly lock?: ActiveLock;
}

export interface ResolvedBrand {
  /** Dense only as far as its base is: run the schema check before relying on it. */
  readonly resolved: BrandManifest;
  readonly provenance: Provenance;
  /** The same for one pointer, without looking at the rest. */
  readonly originAt: (pointer: string) => Origin | undefined;
  /** SHA-256 over the canonical JSON of `resolved`, in hexadecimal. */
  readonly hash: string;
  readonly refusals: readonly Refusal[];
  readonly removals: readonly Removal[];
  /** Ids from the brand itself up to its base. */
  readonly chain: readonly string[];
}

/** Finds the document of a parent, as authored; undefined when there is none. */
export type LoadParent = (reference: ParentReference) => AuthoredManifest | undefined;

/**
 * Folds a brand and all it extends into one dense manifest. Locks and bounds of a parent hold: a
 * value they forbid is left out and reported in `refusals`. Older formats are brought up first.
 * @param isEdited the document will come again with a part changed: the others are remembered
 * @throws ResolveError when the chain itself is broken: missing parent, circle, too deep.
 */
export function resolveBrand(
  authored: AuthoredManifest,
  loadParent: LoadParent,
  isEdited = true,
): ResolvedBrand {
  const chain = chainOf(migrateManifest(authored).manifest, loadParent);
  const { node, refusals, removals } = fold(chain, isEdited);
  const resolved: Json = node?.value ?? {};
  let hash: string | undefined;
  let provenance: Provenance | undefined;
  return {
    // The one place where a document gets its type: the schema check decides whether it holds.
    resolved: resolved as unknown as BrandManifest,
    originAt: (pointer) => (node === undefined ? undefined : nodeAt(node, pointer)?.origin),
    // A brand that is only checked needs neither provenance nor a name.
    get provenance() {
      provenance ??= node === undefined ? {} : provenanceOf(node);
      return provenance;
    },
    get hash() {
      hash ??= contentHash(resolved);
      return hash;
    },
    refusals,
    removals,
    chain: chain.map(authoredId),
  };
}

/** Merged layers of a chain. Immutable. */
interface Folded {
  readonly chain: readonly AuthoredManifest[];
  readonly node: ManifestNode | undefined;
  readonly locks: readonly ActiveLock[];
  readonly refusals: readonly Refusal[];
  readonly removals: readonly Removal[];
}

/** By the document at the lower end of a chain: many brands share one parent, folded once. */
const foldedParents = new WeakMap<AuthoredManifest, Folded>();

/** Where a part of a document is, and what it lies over. */
interface PartPlace {
  readonly at: string;
  readonly inherited: ManifestNode | undefined;
  readonly id: string;
  readonly revision: number;
  readonly locks: readonly ActiveLock[];
}

interface FoldedPart extends PartPlace {
  readonly node: ManifestNode | undefined;
  readonly refusals: readonly Refusal[];
  readonly removals: readonly Removal[];
}

/**
 * By the part as its document has it: an edit makes the parts around it new and shares the others, so
 * that a keystroke merges what it changed and not the whole brand. Documents are immutable.
 */
const foldedParts = new WeakMap<object, FoldedPart>();

const isUnder = (known: PartPlace, place: PartPlace): boolean =>
  known.at === place.at &&
  known.inherited === place.inherited &&
  known.id === place.id &&
  known.revision === place.revision &&
  known.locks === place.locks;

function fold(chain: readonly AuthoredManifest[], isEdited: boolean): Folded {
  const [layer, ...above] = chain;
  if (layer === undefined) {
    return { chain, node: undefined, locks: [], refusals: [], removals: [] };
  }
  const parent = foldParents(above);
  const id = authoredId(layer);
  const revision = authoredRevision(layer);
  const refusals = [...parent.refusals];
  const removals = [...parent.removals];
  const node = mergeLayer(parent.node, withoutDocumentKeys(layer), {
    id,
    revision,
    guard: guardOf(parent.locks, refusals, removals),
    ...(isEdited && { remember }),
  });
  const locks = [...parent.locks, ...authoredLocks(layer).map((lock) => ({ ...lock, owner: id }))];
  return { chain, node, locks, refusals, removals };

  function remember(
    at: string,
    inherited: ManifestNode | undefined,
    value: object,
    merge: () => ManifestNode | undefined,
  ): ManifestNode | undefined {
    const under = { at, inherited, id, revision, locks: parent.locks };
    const known = foldedParts.get(value);
    if (known !== undefined && isUnder(known, under)) {
      refusals.push(...known.refusals);
      removals.push(...known.removals);
      return known.node;
    }
    const [refused, removed] = [refusals.length, removals.length];
    const merged = merge();
    foldedParts.set(value, {
      ...under,
      node: merged,
      refusals: refusals.slice(refused),
      removals: removals.slice(removed),
    });
    return merged;
  }
}

function foldParents(chain: readonly AuthoredManifest[]): Folded {
  const [nearest] = chain;
  const known = nearest === undefined ? undefined : foldedParents.get(nearest);
  // The same parent may have another grandparent by now.
  const isSame = known?.chain.every((layer, index) => layer === chain[index]) === true;
  if (known !== undefined && isSame) return known;
  const folded = fold(chain, false);
  if (nearest !== undefined) foldedParents.set(nearest, folded);
  return folded;
}

/** SHA-256 over canonical JSON, in hexadecimal. */
export function contentHash(value: Json): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}

function chainOf(authored: AuthoredManifest, loadParent: LoadParent): AuthoredManifest[] {
  const chain = [authored];
  const ids = [authoredId(authored)];
  for (let child = authored; ;) {
    const reference = authoredParent(child);
    if (reference === undefined) return chain;
    if (ids.includes(reference.brand)) {
      throw new ResolveError('circle', authoredId(child), [...ids, reference.brand].join(' → '));
    }
    if (chain.length > MAX_EXTENDS) {
      throw new ResolveError('tooDeep', authoredId(child), [...ids, reference.brand].join(' → '));
    }
    const parent = loadParent(reference);
    if (parent === undefined) {
      const wanted = `${reference.brand}@${reference.revision}`;
      throw new ResolveError('missingParent', authoredId(child), wanted);
    }
    child = migrateManifest(parent).manifest;
    chain.push(child);
    ids.push(reference.brand);
  }
}

function withoutDocumentKeys(authored: AuthoredManifest): JsonObject {
  return Object.fromEntries(
    Object.entries(authored).filter(([key]) => !(DOCUMENT_KEYS as readonly string[]).includes(key)),
  );
}

/** An item's id is its name; a document's format and revision are its own. Neither overrides. */
const IDENTITY = /\/id$|^\/(?:formatVersion|revision)$/;

function guardOf(locks: readonly ActiveLock[], refusals: Refusal[], removals: Removal[]) {
  return {
    allows(byId: string, current: Json | undefined, next: Json | null, at: Origin): boolean {
      if (current !== undefined && next !== null && sameJson(current, next)) {
        if (!IDENTITY.test(byId)) refusals.push({ kind: 'same', at, byId });
        return true;
      }
      for (const lock of locks) {
        const verdict = judgeChange(lock, byId, next);
        if (verdict === null) continue;
        refusals.push({ kind: verdict, at, byId, lock });
        return false;
      }
      if (next === null) removals.push({ byId, at });
      return true;
    },
    orphan(byId: string, at: Origin): void {
      refusals.push({ kind: 'orphan', at, byId });
    },
    empty(byId: string, at: Origin): void {
      refusals.push({ kind: 'empty', at, byId });
    },
  };
}

function provenanceOf(root: ManifestNode): Provenance {
  const provenance: Record<string, Origin> = {};
  visitNodes(root, (pointer, node) => {
    provenance[pointer] = node.origin;
  });
  return provenance;
}

/** The nearest origin known for a pointer: its own, or that of what holds it. */
export function originOf(provenance: Provenance, pointer: string): Origin | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const origin = provenance[at];
    if (origin !== undefined || at === '') return origin;
  }
}
