import { NotUtf8Error } from './read-text.ts';
import type { TextFile } from './read-brands.ts';

/**
 * The messages of a text file by key, as written.
 * @throws NotUtf8Error for a file that is not UTF-8
 * @throws SyntaxError for a file that is not JSON
 */
export function messagesIn({
  file,
  text,
  invalidLine,
}: TextFile): Readonly<Record<string, string>> {
  if (invalidLine !== undefined) throw new NotUtf8Error(file, invalidLine);
  return JSON.parse(text) as Readonly<Record<string, string>>;
}
