import { decodeText } from '#brand/decode-text.ts';
import { readCsv, writeCsv } from './csv-texts.ts';
import { type ExchangeText, type ReadTexts, refuse } from './exchange-text.ts';
import { readJson, writeJson } from './json-texts.ts';
import { readXliff, writeXliff } from './xliff-texts.ts';

export type { ExchangeText, ReadTexts } from './exchange-text.ts';

export type ExchangeFormat = 'json' | 'csv' | 'xliff';

interface Exchange {
  readonly write: (language: string, texts: readonly ExchangeText[]) => string;
  readonly read: (language: string, file: string) => ReadTexts;
}

const EXCHANGES: Readonly<Record<ExchangeFormat, Exchange>> = {
  json: { write: writeJson, read: readJson },
  csv: { write: (_language, texts) => writeCsv(texts), read: (_language, file) => readCsv(file) },
  xliff: { write: writeXliff, read: readXliff },
};

const EXTENSIONS: Readonly<Record<string, ExchangeFormat>> = {
  json: 'json',
  csv: 'csv',
  xlf: 'xliff',
  xliff: 'xliff',
};

/** The content of a file for translators. */
export function writeTexts(
  format: ExchangeFormat,
  language: string,
  texts: readonly ExchangeText[],
): string {
  return EXCHANGES[format].write(language, texts);
}

/**
 * Reads a translated file. Empty messages are left out, so that no file deletes a text. CSV names no
 * language: its caller has to know.
 */
export function readTexts(format: ExchangeFormat, language: string, file: string): ReadTexts {
  const read = EXCHANGES[format].read(language, file.replace(/^\uFEFF/, ''));
  if (!read.ok) return read;
  const texts = read.texts.filter(({ message }) => message !== '');
  return texts.length === 0 ? refuse('noTexts', '') : { ok: true, texts };
}

/** Decodes and reads a translated file. The detail of `notUtf8` is `file:line`. */
export function readTextFile(
  format: ExchangeFormat,
  language: string,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): ReadTexts {
  const decoded = decodeText(bytes);
  return decoded.ok
    ? readTexts(format, language, decoded.text)
    : refuse('notUtf8', `${name}:${decoded.line}`);
}

/** The format that a file's name promises; null for any other file. */
export function formatOfName(fileName: string): ExchangeFormat | null {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return EXTENSIONS[extension] ?? null;
}
