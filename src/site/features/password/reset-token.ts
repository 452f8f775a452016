/** The token in the fragment of a link from an e-mail; null: there is none, or it was cut off. */
export function resetToken(hash: string): string | null {
  return /^#token=([\w-]{20,128})$/.exec(hash)?.[1] ?? null;
}
