import { isJsonObject, parseJson } from '#brand/json.ts';
import { type ExchangeText, type ReadTexts, refuse, type TranslatedText } from './exchange-text.ts';

/** `{ language, texts: { namespace: { key: message } } }`; missing messages are empty. */
export function writeJson(language: string, texts: readonly ExchangeText[]): string {
  const namespaces = new Map<string, Map<string, string>>();
  for (const { namespace, key, message } of texts) {
    const messages = namespaces.get(namespace) ?? new Map<string, string>();
    namespaces.set(namespace, messages.set(key, message));
  }
  const byNamespace = [...namespaces].map(
    ([namespace, messages]) => [namespace, Object.fromEntries(messages)] as const,
  );
  return `${JSON.stringify({ language, texts: Object.fromEntries(byNamespace) }, null, 2)}\n`;
}

export function readJson(language: string, file: string): ReadTexts {
  const root = parseJson(file);
  if (!isJsonObject(root)) return refuse('notJson', 'the file is not a JSON object');
  const { language: written, texts: namespaces } = root;
  if (typeof written !== 'string') return refuse('notJson', '/language is not a string');
  if (written !== language) return refuse('otherLanguage', written);
  if (!isJsonObject(namespaces)) return refuse('notJson', '/texts is not an object');
  const texts: TranslatedText[] = [];
  for (const [namespace, messages] of Object.entries(namespaces)) {
    if (!isJsonObject(messages)) return refuse('notJson', `/texts/${namespace} is not an object`);
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message !== 'string') {
        return refuse('notJson', `/texts/${namespace}/${key} is not a string`);
      }
      texts.push({ namespace, key, message });
    }
  }
  return { ok: true, texts };
}
