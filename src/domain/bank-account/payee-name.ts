/** A name as it is kept: no space around it, single spaces within. */
export function tidyPayeeName(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ');
}

/** Letters of any script, marks, spaces, and what names are joined with. */
const NAME = /^[\p{L}\p{M}' .-]{2,80}$/u;

export function isPayeeName(name: string): boolean {
  return NAME.test(name);
}

/** Whether two names are the same person's: case, accents, punctuation and order of words do not count. */
export function isSamePayee(one: string, other: string): boolean {
  return canonicalName(one) === canonicalName(other);
}

function canonicalName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}
