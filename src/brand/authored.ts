import { isJsonArray, isJsonObject, type Json, type JsonObject } from './json.ts';

/** A manifest as one brand writes it: sparse, and possibly wrong. */
export type AuthoredManifest = JsonObject;

export interface ParentReference {
  readonly brand: string;
  readonly revision: number;
}

/** Something a parent does not let its children change, or only within bounds. */
export interface AuthoredLock {
  /** List items by id. */
  readonly pointer: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly allowed?: readonly Json[];
  readonly basis: string;
  readonly reason: string;
}

/** Keys that say something about the document and are no part of the brand. */
export const DOCUMENT_KEYS = ['$schema', 'extends', 'locks'] as const;

/** The brand's id as written; empty when it has none. */
export function authoredId(authored: AuthoredManifest): string {
  return typeof authored['id'] === 'string' ? authored['id'] : '';
}

/** The document's revision as written; 0 when it has none. */
export function authoredRevision(authored: AuthoredManifest): number {
  const { revision } = authored;
  return typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : 0;
}

/** The parent a document names; undefined when it names none, or not in a way that can be read. */
export function authoredParent(authored: AuthoredManifest): ParentReference | undefined {
  const parent = authored['extends'];
  if (!isJsonObject(parent)) return undefined;
  const { brand, revision } = parent;
  return typeof brand === 'string' && typeof revision === 'number'
    ? { brand, revision }
    : undefined;
}

/** The locks that can be read; the schema check reports the others. */
export function authoredLocks(authored: AuthoredManifest): readonly AuthoredLock[] {
  const locks = authored['locks'];
  return isJsonArray(locks) ? locks.flatMap((lock) => readLock(lock) ?? []) : [];
}

function readLock(lock: Json): AuthoredLock | undefined {
  if (!isJsonObject(lock)) return undefined;
  const { pointer, minimum, maximum, allowed, basis, reason } = lock;
  if (typeof pointer !== 'string' || !pointer.startsWith('/')) return undefined;
  return {
    pointer,
    ...(typeof minimum === 'number' ? { minimum } : {}),
    ...(typeof maximum === 'number' ? { maximum } : {}),
    ...(isJsonArray(allowed) ? { allowed } : {}),
    basis: typeof basis === 'string' ? basis : '',
    reason: typeof reason === 'string' ? reason : '',
  };
}
