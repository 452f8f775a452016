const LETTER = /[\p{L}\p{N}]/u;

/** The first letters of a name's first two words; of a single word, one letter. */
export function vendorInitials(name: string): string {
  return name
    .split(/[\s_-]+/u)
    .flatMap((word) => LETTER.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
