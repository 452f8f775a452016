import type { AuditEntry } from '#contract/generated/types.ts';

export interface AuditChange {
  /** Where it is: "password.minLength", "rules". */
  readonly path: string;
  /** Empty: it was not there. */
  readonly before: string;
  /** Empty: it is gone. */
  readonly after: string;
}

type Json = unknown;

/** What of an entry differs, value by value; lists as what went and what came. */
export function auditDifference({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): readonly AuditChange[] {
  return differences('', before ?? {}, after ?? {});
}

function differences(path: string, before: Json, after: Json): AuditChange[] {
  if (Array.isArray(before) || Array.isArray(after)) {
    return listDifferences(path, asList(before), asList(after));
  }
  if (isObject(before) || isObject(after)) {
    const [old, now] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
      differences(path === '' ? key : `${path}.${key}`, old[key], now[key]),
    );
  }
  if (before === after) return [];
  return [{ path, before: valueText(before), after: valueText(after) }];
}

function listDifferences(path: string, before: readonly Json[], after: readonly Json[]) {
  const [old, now] = [before.map(itemText), after.map(itemText)];
  const gone = old.filter((item) => !now.includes(item));
  const come = now.filter((item) => !old.includes(item));
  if (gone.length === 0 && come.length === 0) {
    const moved = old.join('\n') !== now.join('\n');
    return moved ? [{ path, before: old.join('; '), after: now.join('; ') }] : [];
  }
  return [
    ...gone.map((item) => ({ path, before: item, after: '' })),
    ...come.map((item) => ({ path, before: '', after: item })),
  ];
}

/** As a region rule is read: the database keeps no order of keys. */
const KEY_ORDER = ['effect', 'kind', 'value', 'note', 'enabled'];

/** An item of a list in a line; what is empty or simply on is left out. */
function itemText(item: Json): string {
  if (!isObject(item)) return valueText(item);
  return Object.entries(item)
    .toSorted(([one], [other]) => KEY_ORDER.indexOf(one) - KEY_ORDER.indexOf(other))
    .filter(([, value]) => value !== '' && value !== true)
    .map(([key, value]) => (value === false ? `${key}: false` : valueText(value)))
    .join(' ');
}

function valueText(value: Json): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value === '' ? '""' : value;
  return JSON.stringify(value);
}

function asList(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
