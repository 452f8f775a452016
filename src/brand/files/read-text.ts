import { readFile } from 'node:fs/promises';
import { decodeText } from '../decode-text.ts';

/** A file whose bytes are not UTF-8. */
export class NotUtf8Error extends Error {
  /** @param line First line, from 1, that cannot be decoded. */
  constructor(file: string, line: number) {
    super(`${file}:${line}: not UTF-8`);
    this.name = 'NotUtf8Error';
  }
}

/**
 * Reads a text file without its byte order mark.
 * @throws NotUtf8Error for bytes that are not UTF-8; file system errors pass through.
 */
export async function readText(file: string): Promise<string> {
  const decoded = decodeText(await readFile(file));
  if (!decoded.ok) throw new NotUtf8Error(file, decoded.line);
  return decoded.text;
}

/** As `readText`; null when there is no such file. */
export async function readTextIfPresent(file: string): Promise<string | null> {
  try {
    return await readText(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
