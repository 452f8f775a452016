import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import { type AuthoredManifest, authoredId, authoredParent, DOCUMENT_KEYS } from '../authored.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { fromPointer } from '../json-pointer.ts';
import { migrateManifest } from '../migrations/migrate.ts';
import { type ResolvedBrand, resolveBrand } from '../resolve.ts';
import { ResolveError } from '../resolve-error.ts';
import type { CheckInput, CheckSubject } from './check-subject.ts';
import type { SchemaFault } from './schema/schema-fault.ts';

/** Resolves and validates once, for all checks. */
export function makeSubject(input: CheckInput): CheckSubject {
  const { manifest: migrated, applied } = migrateManifest(input.authored);
  const outcome = tryResolve(input);
  const resolution = outcome instanceof ResolveError ? null : outcome;
  const document = resolution === null ? null : withHeader(resolution.resolved, migrated);
  const schemaFaults = document === null ? [] : input.validate(document);
  return {
    ...input,
    id: authoredId(migrated),
    migrated,
    migratedFrom: applied.length === 0 ? null : Number(input.authored['formatVersion']),
    resolution,
    resolveError: outcome instanceof ResolveError ? outcome : null,
    document,
    schemaFaults,
    manifest: document === null ? null : soundManifest(input, document, schemaFaults),
  };
}

function tryResolve(input: CheckInput): ResolvedBrand | ResolveError {
  try {
    return resolveBrand(input.authored, input.loadParent, input.isEdited);
  } catch (error) {
    if (error instanceof ResolveError) return error;
    throw error;
  }
}

/** The resolved manifest drops the keys that speak about the document; here they are checked too. */
function withHeader(resolved: BrandManifest, authored: AuthoredManifest): JsonObject {
  const header = DOCUMENT_KEYS.flatMap((key) => {
    const value = authored[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...(resolved as unknown as JsonObject), ...Object.fromEntries(header) };
}

/** Faults that leave a value of another shape than its type says. */
const SHAPE: ReadonlySet<string> = new Set([
  'required',
  'type',
  'discriminator',
  'enum',
  'const',
  'minItems',
  'additionalProperties',
  'propertyNames',
]);

/**
 * The manifest other checks read. A section whose shape is wrong is replaced by the parent's, so
 * that one fault does not hide all others; with no sound parent there is nothing to read.
 */
function soundManifest(
  input: CheckInput,
  document: JsonObject,
  faults: readonly SchemaFault[],
): BrandManifest | null {
  const broken = new Set(
    faults
      .filter((fault) => SHAPE.has(fault.keyword))
      .map((fault) => fromPointer(fault.pointer)[0] ?? missingKey(fault))
      .filter((section) => !(DOCUMENT_KEYS as readonly string[]).includes(section)),
  );
  if (broken.size === 0) return document as unknown as BrandManifest;
  const parent = soundParent(input);
  if (parent === null) return null;
  const repaired = Object.entries({ ...parent, ...document })
    .map(([key, value]): readonly [string, Json | undefined] =>
      broken.has(key) ? [key, parent[key]] : [key, value],
    )
    .filter((entry): entry is readonly [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(repaired) as unknown as BrandManifest;
}

function missingKey(fault: SchemaFault): string {
  const key = fault.params['missingProperty'] ?? fault.params['additionalProperty'];
  return typeof key === 'string' ? key : '';
}

function soundParent(input: CheckInput): JsonObject | null {
  const reference = authoredParent(migrateManifest(input.authored).manifest);
  const parent = reference === undefined ? undefined : input.loadParent(reference);
  if (parent === undefined) return null;
  const { resolved } = resolveBrand(parent, input.loadParent);
  const isSound = input.validate(resolved).every((fault) => !SHAPE.has(fault.keyword));
  const document = resolved as unknown as Json;
  return isSound && isJsonObject(document) ? document : null;
}
