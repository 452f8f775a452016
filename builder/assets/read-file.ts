/** The contract's bound of an upload. */
export const MAX_UPLOAD_BYTES = 5_000_000;

export const PICTURE_TYPES = 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif';

/** A file as base64, as the server takes it. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // Not all at once: a call takes only so many arguments.
  for (let from = 0; from < bytes.length; from += 0x8000) {
    binary += String.fromCodePoint(...bytes.subarray(from, from + 0x8000));
  }
  return btoa(binary);
}
