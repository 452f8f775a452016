import { decodeText } from '#brand/decode-text.ts';

/**
 * Decodes a bank's statement: UTF-8, else windows-1252, which many banks export. No byte becomes a
 * replacement character: windows-1252 has a character for each.
 */
export function statementText(bytes: Uint8Array): string {
  const decoded = decodeText(bytes);
  return decoded.ok ? decoded.text : new TextDecoder('windows-1252').decode(bytes);
}
