/** Text of a file, or the first line, from 1, that is not UTF-8. */
export type DecodedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number };

const LINE_FEED = 0x0a;

/**
 * Decodes a text of a brand: UTF-8, without its byte order mark. Invalid bytes are reported, since
 * replacement characters would silently change what players read.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const text = decodeUtf8(bytes);
  return text === null ? { ok: false, line: firstInvalidLine(bytes) } : { ok: true, text };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    // A decoder keeps state after a failure: each call gets a new one.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

/** Lines can be decoded one by one: no character of UTF-8 contains the byte of a line feed. */
function firstInvalidLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const next = end < 0 ? bytes.length : end + 1;
    if (decodeUtf8(bytes.subarray(start, next)) === null) return line;
    start = next;
  }
  return line;
}
