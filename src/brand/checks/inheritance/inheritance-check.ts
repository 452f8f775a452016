import { authoredParent } from '../../authored.ts';
import { isJsonArray, isJsonObject, type Json } from '../../json.ts';
import { hintsOf, itemId } from '../../manifest-node.ts';
import { byIdPointer, pointerById, toPointer, valueAt } from '../../json-pointer.ts';
import type { Refusal } from '../../resolve.ts';
import { type Check, type Finding, suggestClosest, suggestRemoval } from '../check.ts';
import { closest } from '../closest.ts';
import type { PatchStep } from '../check-result.ts';
import type { CheckSubject } from '../check-subject.ts';

/** A brand's changes to inherited values must be allowed, necessary, and refer to something that exists. */
export const inheritanceCheck: Check = {
  name: 'inheritance',
  docs: 'Locks and bounds of a parent hold; an override changes something; the chain of parents can be followed.',
  codes: {
    BM1301: 'error',
    BM1302: 'error',
    BM1303: 'info',
    BM1304: 'warning',
    BM1305: 'error',
    BM1306: 'error',
    BM1307: 'error',
    BM1308: 'warning',
    BM1309: 'warning',
    BM1310: 'warning',
  },
  needs: 'documents',
  visit: (subject) => [
    ...brokenChain(subject),
    ...movedParent(subject),
    ...(subject.resolution?.refusals ?? [])
      .filter((refusal) => refusal.at.layer === subject.id)
      .flatMap(describe),
    ...lostHints(subject, subject.migrated, []),
  ],
};

const CHAIN_CODES = { missingParent: 'BM1305', circle: 'BM1306', tooDeep: 'BM1307' } as const;

function brokenChain({ id, resolveError, revisions }: CheckSubject): readonly Finding[] {
  if (resolveError === null) return [];
  const { kind, brand: layer, detail } = resolveError;
  const known = Object.keys(revisions ?? {}).filter((brand) => brand !== id);
  const [wanted = ''] = detail.split('@');
  const isThere = kind !== 'missingParent' || revisions === undefined || known.includes(wanted);
  return [
    {
      code: CHAIN_CODES[kind],
      // A parent that is there, but not in that revision, is at fault as a whole.
      at: { layer, pointer: kind === 'missingParent' && isThere ? '/extends' : '/extends/brand' },
      params: { detail },
      ...suggestClosest(isThere ? undefined : closest(wanted, known)),
    },
  ];
}

/** A parent that has moved on is taken over knowingly, after a look at what changes. */
function movedParent({ id, migrated, revisions }: CheckSubject): readonly Finding[] {
  const parent = authoredParent(migrated);
  // What was typed may be any word: only a brand's own entry counts.
  const known = parent !== undefined && Object.hasOwn(revisions ?? {}, parent.brand);
  const newest = known ? revisions?.[parent.brand] : undefined;
  if (parent === undefined || newest === undefined || newest === parent.revision) return [];
  return [
    {
      code: 'BM1308',
      at: { layer: id, pointer: '/extends/revision' },
      params: { parent: parent.brand, pinned: parent.revision, newest },
    },
  ];
}

/** The tag of a tagged union: read with its siblings, it is said for clarity. */
const TAGS = /\/(?:kind|element)$/;

function remove(pointer: string): readonly PatchStep[] {
  return [{ op: 'remove', path: pointer }];
}

function describe({ kind, at, byId, lock }: Refusal): readonly Finding[] {
  const place = { layer: at.layer, pointer: at.pointer };
  switch (kind) {
    case 'locked':
    case 'bounded':
      return [
        {
          code: kind === 'locked' ? 'BM1301' : 'BM1302',
          at: place,
          params: {
            owner: lock?.owner ?? '',
            basis: lock?.basis ?? '',
            reason: lock?.reason ?? '',
            minimum: lock?.minimum ?? '',
            maximum: lock?.maximum ?? '',
          },
          suggest: suggestRemoval,
        },
      ];
    case 'orphan':
      return [{ code: 'BM1304', at: place, params: { what: byId }, fix: remove }];
    case 'empty':
      return [{ code: 'BM1310', at: place, fix: remove }];
    case 'same':
      // Not a fix: a brand may want to keep a value even if its parent's changes.
      return TAGS.test(byId)
        ? []
        : [{ code: 'BM1303', at: place, params: { what: byId }, suggest: suggestRemoval }];
  }
}

/** Hints that name an item the list does not have: the item went to the end. */
function lostHints(
  subject: CheckSubject,
  value: Json,
  path: readonly (string | number)[],
): readonly Finding[] {
  if (isJsonObject(value)) {
    return Object.entries(value).flatMap(([key, item]) => lostHints(subject, item, [...path, key]));
  }
  if (!isJsonArray(value)) return [];
  return value.flatMap((item, index): readonly Finding[] => {
    const at = [...path, index];
    const inside = lostHints(subject, item, at);
    if (!isJsonObject(item) || itemId(item) === null) return inside;
    const { before, after } = hintsOf(item);
    const target = after ?? before;
    const ids = target === undefined ? undefined : mergedIds(subject, path);
    if (target === undefined || ids === undefined || ids.includes(target)) return inside;
    const meant = closest(target, ids);
    const key = after === undefined ? '$before' : '$after';
    const finding: Finding = {
      code: 'BM1309',
      at: { layer: subject.id, pointer: toPointer([...at, key]) },
      params: { target, meant: meant ?? '' },
      suggest: (pointer) =>
        meant === undefined
          ? []
          : [
              {
                messageKey: 'check:suggest.value',
                params: { value: meant },
                patch: [{ op: 'replace', path: pointer, value: meant }],
              },
            ],
    };
    return [finding, ...inside];
  });
}

/** Ids of the list in the resolved manifest that an authored list became part of. */
function mergedIds(
  { migrated, document }: CheckSubject,
  path: readonly (string | number)[],
): readonly string[] | undefined {
  if (document === null) return undefined;
  const byId = byIdPointer(migrated, toPointer(path));
  const list = valueAtById(document, byId);
  return isJsonArray(list) ? list.flatMap((item) => itemId(item) ?? []) : undefined;
}

function valueAtById(root: Json, byId: string): Json | undefined {
  const pointer = pointerById(root, byId);
  return pointer === undefined ? undefined : valueAt(root, pointer);
}
