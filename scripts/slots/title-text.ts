import type { SlotTitle } from '#contract/generated/types.ts';

/** A title as its file holds it: one line a symbol, one a strip. */
export function titleText(title: SlotTitle): string {
  const ordered = Object.fromEntries(
    ORDER.flatMap((key) => (key in title ? [[key, title[key]]] : [])),
  );
  return `${textOf(ordered, 0)}\n`;
}

/** What it is called first, then what decides its rounds, then what was computed. */
const ORDER = [
  'code',
  'name',
  'version',
  'releasedOn',
  'theme',
  'aliases',
  'feedsJackpot',
  'scene',
  'mechanic',
  'rows',
  'pays',
  'parts',
  'symbols',
  'wild',
  'scatter',
  'freeSpins',
  'cascade',
  'hold',
  'winCapStakes',
  'strips',
  'sheet',
] as const satisfies readonly (keyof SlotTitle)[];

/** Deeper than this everything stands on one line. */
const DEPTH = 2;

function textOf(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const isPlain = Object.values(value).every((item) => typeof item === 'number');
  if ((depth >= DEPTH && !isLong(value)) || (isList && isPlain)) return spaced(value);
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(value).map(([key, item]) =>
    isList ? indent + textOf(item, depth + 1) : `${indent}"${key}": ${textOf(item, depth + 1)}`,
  );
  if (lines.length === 0) return isList ? '[]' : '{}';
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

/** Strips, one to a line. */
function isLong(value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function spaced(value: object): string {
  const parts = Object.entries(value).map(([key, item]) => {
    const text =
      typeof item === 'object' && item !== null ? spaced(item as object) : JSON.stringify(item);
    return Array.isArray(value) ? text : `"${key}": ${text}`;
  });
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}
