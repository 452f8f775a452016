/**
 * The exact key of a person's name: letters alone, in one case, without accents, its parts in order. Stored
 * identities have it; names are compared by `nameKeys` of domain/identity, which fold more.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '')
    .toSorted()
    .join(' ');
}
