import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type CharacterFault, characterFaults } from '#brand/checks/characters/character-faults.ts';
import { messageFaults, type MessageFault } from '#brand/checks/languages/message-faults.ts';
import { closest } from '#brand/checks/closest.ts';
import { NotUtf8Error, readText } from '#brand/files/read-text.ts';
import { formatJson } from './format-json.ts';
import { Refused } from './questions.ts';
import type { NewFile } from './write-files.ts';

/** A text of the source language. */
export interface SourceText {
  readonly namespace: string;
  readonly key: string;
  readonly message: string;
}

/** More faults than a person mends before trying again. */
const MAX_FAULTS = 20;

/** Every text of the product, in English. */
export async function readSourceTexts(locales: string): Promise<readonly SourceText[]> {
  const folder = path.join(locales, 'en');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(
    names.map(async (name) => {
      const messages = JSON.parse(await readText(path.join(folder, name))) as object;
      return Object.entries(messages).map(([key, message]: [string, string]) => ({
        namespace: path.basename(name, '.json'),
        key,
        message,
      }));
    }),
  );
  return texts.flat();
}

/**
 * The files a translated folder becomes; none without a folder.
 * @throws Refused with what is wrong with its texts.
 */
export async function textFiles(
  folder: string,
  language: { code: string; locales: string; source: readonly SourceText[] },
): Promise<{ readonly files: readonly NewFile[]; readonly given: number }> {
  if (folder === '') return { files: [], given: 0 };
  const names = await readdir(folder).catch(() => null);
  if (names === null) throw new Refused([`--texts: there is no folder ${folder}`]);
  const namespaces = names.filter((name) => name.endsWith('.json'));
  if (namespaces.length === 0) throw new Refused([`--texts: ${folder} holds no <namespace>.json`]);
  const read = await Promise.all(
    namespaces.map(async (name) => {
      const text = await readGiven(path.join(folder, name));
      return { name, namespace: path.basename(name, '.json'), messages: parse(text) };
    }),
  );
  const faults = read.flatMap(({ name, namespace, messages }) =>
    messages === null
      ? [`--texts: ${name} is not a JSON object`]
      : textFaults(namespace, messages, language.source, language.code).map(
          (fault) => `--texts: ${name} ${fault}`,
        ),
  );
  if (faults.length > 0) throw new Refused(faults.slice(0, MAX_FAULTS));
  return {
    files: read.map(({ name, messages }) => ({
      place: path.join(language.locales, language.code, name),
      text: formatJson(messages),
    })),
    given: read.reduce((sum, { messages }) => sum + Object.keys(messages ?? {}).length, 0),
  };
}

/** What keeps translated messages of one namespace from being shown. */
export function textFaults(
  namespace: string,
  messages: Readonly<Record<string, unknown>>,
  source: readonly SourceText[],
  code: string,
): readonly string[] {
  const known = new Map(
    source.filter((text) => text.namespace === namespace).map((text) => [text.key, text.message]),
  );
  if (known.size === 0) return ['is no namespace of the product'];
  return Object.entries(messages).flatMap(([key, message]) => {
    const original = known.get(key);
    if (original === undefined) {
      const meant = closest(key, [...known.keys()]);
      return [`"${key}": there is no such text${meant === undefined ? '' : ` (${meant}?)`}`];
    }
    if (typeof message !== 'string' || message.trim() === '') return [`"${key}": is no text`];
    return [
      ...messageFaults(message, original, code),
      ...characterFaults(message).filter(({ severity }) => severity === 'error'),
    ].map((fault) => `"${key}": ${inWords(fault)}`);
  });
}

function inWords({ code, params }: CharacterFault | MessageFault): string {
  switch (code) {
    case 'BM1505':
      return `uses {${params['extra']}}, which it is not given`;
    case 'BM1506':
      return `cannot be read: ${params['detail']}`;
    case 'BM1508':
      return `${params['language']} has no plural category ${params['foreign']}`;
    case 'BM1511':
      return `hides {${params['quoted']}} behind an apostrophe: double it`;
    case 'BM1509':
      return `leaves out {${params['lost']}}`;
    case 'BM2101':
      return `contains ${params['characters']}: a character was lost`;
    case 'BM2102':
      return `contains ${params['characters']}, which turns the text after it: close it or remove it`;
  }
}

/** What to do once a language is written. */
export function nextForLanguage(code: string, given: number, all: number): readonly string[] {
  const [parent = code] = code.split('-');
  const gaps =
    parent === code
      ? 'a brand can offer it once the texts of visitors and members reach the brand’s completeness floor'
      : `what is missing is read in ${parent}`;
  return [
    `texts: ${given} of ${all} are there (brands/_base/locales/${code}); ${gaps}. ` +
      'Translate brands/_base/locales/en, with the same keys and arguments',
    `offer it: add "${code}" to i18n.enabled, in the builder under Languages or in a brand’s manifest`,
    'publish the brand; a running server has read the language by then, with no build and no restart',
  ];
}

/** @throws Refused for a file that is not UTF-8 */
async function readGiven(file: string): Promise<string> {
  try {
    return await readText(file);
  } catch (error) {
    throw error instanceof NotUtf8Error ? new Refused([`--texts: ${error.message}`]) : error;
  }
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}
