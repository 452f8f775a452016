import { isJsonArray, isJsonObject, type Json } from '../../json.ts';
import { isReservedBrandId } from '../../brand-id.ts';
import { isIdList, itemId } from '../../manifest-node.ts';
import { CURRENT_FORMAT, OLDEST_FORMAT } from '../../migrations/migrate.ts';
import type { Check, Finding } from '../check.ts';
import type { CheckSubject } from '../check-subject.ts';

/** The file itself: readable, one key once, a known format, the name of its folder. */
export const documentCheck: Check = {
  name: 'document',
  docs: 'The file is UTF-8 and JSON, says each key once, has a format this release reads, bears the name of its folder, and has an id that a brand may have.',
  codes: {
    BM1001: 'error',
    BM1002: 'error',
    BM1003: 'error',
    BM1004: 'info',
    BM1005: 'error',
    BM1006: 'error',
    BM1007: 'warning',
    BM1008: 'error',
    BM1009: 'error',
  },
  needs: 'documents',
  visit: (subject) => [
    ...duplicateKeys(subject),
    ...format(subject),
    ...name(subject),
    ...reservedId(subject),
    ...listFaults(subject.id, subject.authored, ''),
    ...expiredSuppressions(subject),
  ],
};

function duplicateKeys({ id, sources }: CheckSubject): readonly Finding[] {
  const source = sources !== undefined && Object.hasOwn(sources, id) ? sources[id] : undefined;
  return (source?.duplicateKeys ?? []).map(({ pointer }) => ({
    code: 'BM1002',
    at: { layer: id, pointer, what: 'key' },
    params: { key: pointer.slice(pointer.lastIndexOf('/') + 1) },
  }));
}

function format({ id, authored, migratedFrom }: CheckSubject): readonly Finding[] {
  const { formatVersion } = authored;
  const at = { layer: id, pointer: '/formatVersion' };
  const known =
    typeof formatVersion === 'number' &&
    Number.isInteger(formatVersion) &&
    formatVersion >= OLDEST_FORMAT &&
    formatVersion <= CURRENT_FORMAT;
  if (!known) {
    const found = typeof formatVersion === 'number' ? formatVersion : 'none';
    const params = { found, oldest: OLDEST_FORMAT, newest: CURRENT_FORMAT };
    return [{ code: 'BM1003', at, params }];
  }
  return migratedFrom === null
    ? []
    : [{ code: 'BM1004', at, params: { found: migratedFrom, newest: CURRENT_FORMAT } }];
}

function name({ id, folder }: CheckSubject): readonly Finding[] {
  if (folder === undefined || folder === id) return [];
  return [
    {
      code: 'BM1005',
      at: { layer: id, pointer: '/id' },
      params: { found: id, folder },
      fix: (pointer) => [{ op: 'replace', path: pointer, value: folder }],
    },
  ];
}

/** The folder counts too: it is what the server knows the brand by. */
function reservedId({ id, folder }: CheckSubject): readonly Finding[] {
  const reserved = [id, folder ?? id].find(isReservedBrandId);
  if (reserved === undefined) return [];
  return [{ code: 'BM1009', at: { layer: id, pointer: '/id' }, params: { id: reserved } }];
}

/** Two items of a list with one id: the later would silently win. */
function listFaults(layer: string, value: Json, pointer: string): readonly Finding[] {
  if (isJsonArray(value)) {
    const inside = value.flatMap((item, index) => listFaults(layer, item, `${pointer}/${index}`));
    return isIdList(value) ? [...repeatedIds(layer, value, pointer), ...inside] : inside;
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    listFaults(layer, item, `${pointer}/${key}`),
  );
}

function repeatedIds(layer: string, items: readonly Json[], pointer: string): readonly Finding[] {
  const seen = new Set<string>();
  return items.flatMap((item, index): readonly Finding[] => {
    const id = itemId(item) ?? '';
    const repeated = seen.has(id);
    seen.add(id);
    return repeated
      ? [{ code: 'BM1006', at: { layer, pointer: `${pointer}/${index}/id` }, params: { id } }]
      : [];
  });
}

function expiredSuppressions({ manifest, today }: CheckSubject): readonly Finding[] {
  const day = today.toISOString().slice(0, 10);
  return (manifest?.meta?.suppressions ?? []).flatMap((item, index) =>
    item.expires < day
      ? [
          {
            code: 'BM1007',
            at: { resolved: `/meta/suppressions/${index}/expires` },
            params: { code: item.code, expires: item.expires },
          },
        ]
      : [],
  );
}
