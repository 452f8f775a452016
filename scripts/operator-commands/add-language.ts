import path from 'node:path';
import { readRegistry } from '#brand/files/read-registry.ts';
import { formatJson } from './format-json.ts';
import { languageEntry, languageQuestions } from './language-entry.ts';
import { nextForLanguage, readSourceTexts, textFiles } from './language-texts.ts';
import { parseFlags } from './parse-flags.ts';
import { answerAll, type Ask } from './questions.ts';
import { refuseFaultyEntry } from './registry-findings.ts';
import type { Outcome } from './run-command.ts';
import { writeFiles } from './write-files.ts';

/**
 * Adds a language to the registry, and its texts where a folder of them is given.
 * @param ask null where nobody can be asked.
 * @throws Refused with the reasons; nothing is written then.
 */
export async function addLanguage(args: readonly string[], ask: Ask | null): Promise<Outcome> {
  const flags = parseFlags(args, {
    code: { type: 'string' },
    endonym: { type: 'string' },
    'english-name': { type: 'string' },
    script: { type: 'string' },
    direction: { type: 'string' },
    plurals: { type: 'string' },
    'font-pack': { type: 'string' },
    flag: { type: 'string' },
    texts: { type: 'string' },
    folder: { type: 'string', default: 'brands' },
    'dry-run': { type: 'boolean', default: false },
  });
  const { folder, 'dry-run': isDryRun, ...given } = flags;
  const registryFolder = path.join(folder, '_registry');
  const registry = await readRegistry(registryFolder);
  const answers = await answerAll(languageQuestions(registry), given, ask);
  const entry = languageEntry(answers);
  const file = {
    place: path.join(registryFolder, 'languages', `${entry.code}.json`),
    text: formatJson({ $schema: '../../../schemas/registry/language.json', ...entry }),
  };
  await refuseFaultyEntry(registryFolder, [file]);
  const locales = path.join(folder, '_base/locales');
  const source = await readSourceTexts(locales);
  const texts = await textFiles(answers['texts'] ?? '', { ...entry, locales, source });
  const files = [...texts.files, file];
  if (!isDryRun) await writeFiles(files);
  return {
    made: `the language ${entry.code}, ${entry.endonym} (${entry.englishName})`,
    files,
    next: nextForLanguage(entry.code, texts.given, source.length),
    isDryRun,
  };
}
