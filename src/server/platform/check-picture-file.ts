import { Problem } from './problem.ts';

const MAX_BYTES = 5_000_000;

/**
 * Refuses by size and first bytes, before any decoder sees the file: the library also reads formats
 * that are not accepted here.
 * @throws Problem INVALID_PICTURE
 */
export function checkPictureFile(file: Buffer): void {
  if (file.length > MAX_BYTES) throw refusal('PICTURE_TOO_LARGE');
  if (!isPicture(file)) throw refusal('NO_PICTURE');
}

function refusal(code: 'PICTURE_TOO_LARGE' | 'NO_PICTURE'): Problem {
  return new Problem('INVALID_PICTURE', { fields: { '/file': { code, params: {} } } });
}

/** PNG, JPEG, WebP or AVIF by their first bytes. */
function isPicture(file: Buffer): boolean {
  const at = (from: number, to: number): string => file.toString('latin1', from, to);
  return (
    at(0, 8) === '\u0089PNG\r\n\u001A\n' ||
    at(0, 3) === '\u00FF\u00D8\u00FF' ||
    (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') ||
    (at(4, 8) === 'ftyp' && at(8, 12) === 'avif')
  );
}
