/** Bytes that are turned at a time: more arguments than this are too many for a call. */
const CHUNK = 32_768;

/** A file as base64, for a body of JSON. */
export async function fileBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  }
  return btoa(text);
}
