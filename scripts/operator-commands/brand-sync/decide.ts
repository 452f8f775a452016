import { diffManifests } from '#brand/diff-manifests.ts';
import { toPointer } from '#brand/json-pointer.ts';
import { canonicalJson, type JsonObject } from '#brand/json.ts';
import { mergeDrafts } from '#brand/merge-drafts.ts';

/** The side that wins where both changed the same. */
export type Take = 'server' | 'file';

export interface PullSides {
  /** What the file and the server had in common at the last exchange; null before the first one. */
  readonly ancestor: JsonObject | null;
  /** null when the brand has no file yet. */
  readonly file: JsonObject | null;
  readonly server: JsonObject;
}

export type PullDecision =
  | { readonly kind: 'refuse'; readonly reasons: readonly string[] }
  /** What the file has to hold; it may hold it already. */
  | { readonly kind: 'keep'; readonly manifest: JsonObject };

export interface PushSides extends PullSides {
  readonly file: JsonObject;
}

export type PushDecision =
  | { readonly kind: 'refuse'; readonly reasons: readonly string[] }
  | { readonly kind: 'same' }
  | { readonly kind: 'save' };

const HOW_TO_CHOOSE = 'choose with --take server or --take file';

/**
 * Merges the server's manifest into the file.
 * @param take decides clashes; before the first exchange it decides the whole document.
 */
export function decidePull({ ancestor, file, server }: PullSides, take: Take | null): PullDecision {
  if (file === null || isSame(file, server)) return { kind: 'keep', manifest: file ?? server };
  if (ancestor === null) {
    if (take !== null) return { kind: 'keep', manifest: take === 'server' ? server : file };
    return {
      kind: 'refuse',
      reasons: [
        'the file and the server differ, and there was no exchange between them before',
        ...changesBetween(file, server),
        `to keep one of them whole, ${HOW_TO_CHOOSE}`,
      ],
    };
  }
  const [first, second] = take === 'server' ? [server, file] : [file, server];
  const { authored, clashes } = mergeDrafts(ancestor, first, second);
  const places = [...clashes.map(toPointer), ...orderClashes(ancestor, file, server)];
  if (places.length === 0 || take !== null) return { kind: 'keep', manifest: authored };
  return {
    kind: 'refuse',
    reasons: [
      'the file and the server both changed:',
      ...places.map((place) => `  ${place === '' ? 'the whole document' : place}`),
      `the rest can be merged; for these, ${HOW_TO_CHOOSE}`,
    ],
  };
}

/** Saves the file as the draft, unless the server has work that the file lacks. */
export function decidePush({ ancestor, file, server }: PushSides): PushDecision {
  if (isSame(file, server)) return { kind: 'same' };
  if (ancestor === null) {
    const reason = 'there was no exchange with this server before: run brand:pull first';
    return { kind: 'refuse', reasons: [reason] };
  }
  if (isSame(server, ancestor)) return { kind: 'save' };
  return {
    kind: 'refuse',
    reasons: [
      'the server changed since the last exchange: run brand:pull first',
      ...changesBetween(ancestor, server),
    ],
  };
}

export function isSame(one: JsonObject, other: JsonObject): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** Lists that both reordered in different ways: the merge would silently take one order. */
function orderClashes(
  ancestor: JsonObject,
  file: JsonObject,
  server: JsonObject,
): readonly string[] {
  const byServer = reorderedBetween(ancestor, server);
  const between = reorderedBetween(file, server);
  return [...reorderedBetween(ancestor, file)].filter(
    (pointer) => byServer.has(pointer) && between.has(pointer),
  );
}

function reorderedBetween(one: JsonObject, other: JsonObject): ReadonlySet<string> {
  const found = diffManifests(one, other).filter(({ kind }) => kind === 'reordered');
  return new Set(found.map(({ pointer }) => pointer));
}

/** More than this nobody reads before choosing. */
const MAX_CHANGES = 20;

function changesBetween(one: JsonObject, other: JsonObject): readonly string[] {
  const changes = diffManifests(one, other).map(({ kind, pointer }) => `  ${kind} ${pointer}`);
  const rest = changes.length - MAX_CHANGES;
  return rest > 0 ? [...changes.slice(0, MAX_CHANGES), `  and ${rest} more`] : changes;
}
