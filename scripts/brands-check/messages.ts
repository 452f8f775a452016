import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { readText } from '#brand/files/read-text.ts';

type Params = Readonly<Record<string, string | number>>;

/** Puts a text key into words. */
export type Messages = (key: string, params: Params) => string;

/** Reads one namespace in one language; falls back to English for a key it lacks. */
export async function loadMessages(
  folder: string,
  language: string,
  namespace = 'check',
): Promise<Messages> {
  const read = async (code: string): Promise<Record<string, string>> =>
    JSON.parse(await readText(path.join(folder, code, `${namespace}.json`))) as Record<
      string,
      string
    >;
  const english = await read('en');
  const own = language === 'en' ? english : await read(language);
  return (key, params) => {
    const name = key.slice(key.indexOf(':') + 1);
    const message = own[name] ?? english[name];
    if (message === undefined) throw new Error(`no text for ${key}`);
    return String(new IntlMessageFormat(message, language).format({ ...params }));
  };
}
