/** A name of which only the ends are readable; a short one shows its first character. */
export function maskAccount(account: string): string {
  const letters = Array.from(account);
  if (letters.length <= 4) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
