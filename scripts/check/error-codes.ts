import path from 'node:path';
import { readTextIfPresent } from '#brand/files/read-text.ts';
import type { Check } from './check.ts';
import { isGenerated, listFiles, placeOf, readFiles, type SourceFile } from './source-files.ts';

const CODES = 'schemas/error-codes.json';
const LOCALES = 'brands/_base/locales';
const LANGUAGES = ['en', 'es'] as const;
const SOURCE = /\.tsx?$/;
/** Problems are thrown here; a code in a typed table or union on the way to one counts too. */
const THROWING = ['src/server', 'src/domain'];
/** Codes that a client makes up where no answer of ours arrived have texts without a declaration. */
const CLIENT = ['src/contract'];
/** The checks' own tests plant codes, and see none. */
const PLANTED = /^tests\/checks\//;
/** A comment, or a string that reads as a code. The comment comes first, so it hides its quotes. */
const QUOTED_CODE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|(['"])([A-Z][A-Z0-9_]+)\1/g;

interface Operation {
  status: string;
  errors?: readonly string[];
}

/**
 * A problem code is thrown, has a text and is seen by a test. One that nothing throws yet is declared
 * by planned operations alone.
 */
export const errorCodes: Check = {
  name: 'error codes',
  async run(root) {
    const declared = Object.keys(await readJson(root, CODES));
    const known = new Set(declared);
    const [thrown, clientOnly, seen, operations, texts] = await Promise.all([
      quotedCodes(root, THROWING),
      quotedCodes(root, CLIENT),
      quotedCodes(root, ['tests', 'scripts/vendor-conformance']),
      readFiles(root, await listFiles(root, ['schemas/api'], /\.json$/)),
      Promise.all(LANGUAGES.map((language) => readJson(root, errorTexts(language)))),
    ]);
    const planned = new Set<string>();
    const faults = operations.flatMap((file) => {
      const { status, errors = [] } = JSON.parse(file.text) as Operation;
      if (status === 'planned') for (const code of errors) planned.add(code);
      return errors.flatMap((code) => {
        const place = placeOf(file, file.text.indexOf(`"${code}"`));
        if (!known.has(code)) return [`${place}: ${code} is not declared in ${CODES}`];
        if (status === 'planned' || thrown.has(code)) return [];
        return [`${place}: ${code} is listed by a ${status} operation, and nothing throws it`];
      });
    });
    for (const code of declared) {
      if (!thrown.has(code) && !planned.has(code))
        faults.push(`${CODES}: ${code} is declared, and nothing throws it`);
      if (thrown.has(code) && !seen.has(code))
        faults.push(`${CODES}: ${code} is thrown, and no test sees it`);
    }
    for (const [at, language] of LANGUAGES.entries()) {
      const own = texts[at] ?? {};
      const missing = declared.filter((code) => !isText(own[code]));
      const extra = Object.keys(own).filter((code) => !known.has(code) && !clientOnly.has(code));
      faults.push(
        ...missing.map((code) => `${errorTexts(language)}: ${code} has no text`),
        ...extra.map((code) => `${errorTexts(language)}: ${code} is the text of no code`),
      );
    }
    return { seen: declared.length, what: 'error codes', faults };
  },
};

const errorTexts = (language: string): string => `${LOCALES}/${language}/error.json`;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** An absent file holds nothing, so that an empty tree reads nothing. */
async function readJson(root: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  const text = (await readTextIfPresent(path.join(root, name))) ?? '{}';
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

async function quotedCodes(root: string, folders: readonly string[]): Promise<ReadonlySet<string>> {
  const paths = await listFiles(root, folders, SOURCE);
  const files = await readFiles(
    root,
    paths.filter((file) => !isGenerated(file) && !PLANTED.test(file)),
  );
  return new Set(files.flatMap(codesIn));
}

const codesIn = ({ text }: SourceFile): string[] =>
  [...text.matchAll(QUOTED_CODE)].flatMap(([, , code]) => (code === undefined ? [] : [code]));
