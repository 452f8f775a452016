import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { readTextIfPresent } from '#brand/files/read-text.ts';
import { isPlayerNamespace } from '#brand/checks/languages/readers.ts';
import type { Check } from './check.ts';
import { messageArguments } from './message-arguments.ts';
import { quotedNames } from '#brand/checks/languages/quoted-names.ts';
import { listFiles } from './source-files.ts';

const BASE = 'brands/_base/locales';

/** Key -> message of one namespace; a file is flat. */
type Messages = Readonly<Record<string, unknown>>;

/** What a message takes from its caller, or what is wrong with it. */
type Reading = { takes: string } | { fault: string };

/** Languages with every text; brands' checks list what the others lack. */
const COMPLETE = ['es', 'th', 'vi'] as const;
/** Languages with every text of visitors and members; staff do not read them. */
const COMPLETE_FOR_PLAYERS = ['ar'] as const;

/** Every text stands in each complete language, can be read as ICU, and takes the same arguments. */
export const locales: Check = {
  name: 'locales',
  async run(root) {
    const files = await listFiles(root, [BASE], /\.json$/);
    const names = [...new Set(files.map((file) => path.basename(file)))];
    const compared = await Promise.all(
      names.flatMap((name) => {
        const languages = isPlayerNamespace(path.basename(name, '.json'))
          ? [...COMPLETE, ...COMPLETE_FOR_PLAYERS]
          : COMPLETE;
        return languages.map((language) => compare(root, name, language));
      }),
    );
    return {
      seen: compared.reduce((sum, { keys }) => sum + keys, 0),
      what: `texts in ${[...COMPLETE, ...COMPLETE_FOR_PLAYERS].join(', ')}`,
      faults: [...new Set(compared.flatMap(({ faults }) => faults))],
    };
  },
};

async function compare(
  root: string,
  name: string,
  language: string,
): Promise<{ keys: number; faults: string[] }> {
  const [source, translated] = await Promise.all([
    readMessages(root, `en/${name}`),
    readMessages(root, `${language}/${name}`),
  ]);
  const keys = [...new Set([...Object.keys(source), ...Object.keys(translated)])];
  const faults = keys.flatMap((key) => {
    const place = `${name} "${key}"`;
    return differences(
      { place: `en/${place}`, ...read(source[key], 'en') },
      { place: `${language}/${place}`, ...read(translated[key], language) },
    );
  });
  return { keys: keys.length, faults };
}

async function readMessages(root: string, name: string): Promise<Messages> {
  const text = (await readTextIfPresent(path.join(root, BASE, name))) ?? '{}';
  return JSON.parse(text) as Messages;
}

type Placed = { place: string } & Reading;

function differences(source: Placed, translated: Placed): string[] {
  if ('fault' in source) return [`${BASE}/${source.place}: ${source.fault}`];
  if ('fault' in translated) return [`${BASE}/${translated.place}: ${translated.fault}`];
  return source.takes === translated.takes
    ? []
    : [
        `${BASE}/${translated.place}: takes {${translated.takes}}, the English one {${source.takes}}`,
      ];
}

function read(text: unknown, language: string): Reading {
  if (text === undefined) return { fault: 'missing' };
  if (typeof text !== 'string') return { fault: 'not a text: files are flat' };
  if (text.trim() === '') return { fault: 'empty' };
  const quoted = quotedNames(text);
  if (quoted.length > 0) return { fault: `an apostrophe hides {${quoted.join(', ')}}: double it` };
  try {
    return { takes: messageArguments(new IntlMessageFormat(text, language).getAst()).join(', ') };
  } catch (error) {
    return { fault: `not ICU: ${error instanceof Error ? error.message : String(error)}` };
  }
}
