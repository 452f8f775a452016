/** A person's name as it is compared: letters alone, in one case, without accents, its parts in order. */
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
