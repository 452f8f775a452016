import path from 'node:path';
import { cleanSvg } from '#brand/checks/registry/clean-svg.ts';
import { readRegistry } from '#brand/files/read-registry.ts';
import { readText } from '#brand/files/read-text.ts';
import { bankEntry, bankQuestions } from './bank-entry.ts';
import { formatJson } from './format-json.ts';
import { parseFlags } from './parse-flags.ts';
import { answerAll, type Ask } from './questions.ts';
import { refuseFaultyEntry } from './registry-findings.ts';
import type { Outcome } from './run-command.ts';
import { writeFiles } from './write-files.ts';

/**
 * Adds a bank and its logos to the registry.
 * @param ask null where nobody can be asked.
 * @throws Refused with the reasons; nothing is written then.
 */
export async function addBank(args: readonly string[], ask: Ask | null): Promise<Outcome> {
  const flags = parseFlags(args, {
    id: { type: 'string' },
    name: { type: 'string' },
    countries: { type: 'string' },
    'logo-light': { type: 'string' },
    'logo-dark': { type: 'string' },
    folder: { type: 'string', default: 'brands' },
    'dry-run': { type: 'boolean', default: false },
  });
  const { folder, 'dry-run': isDryRun, ...given } = flags;
  const registryFolder = path.join(folder, '_registry');
  const registry = await readRegistry(registryFolder);
  const answers = await answerAll(bankQuestions(registry), given, ask);
  const entry = bankEntry(answers);
  const at = (name: string) => path.join(registryFolder, 'banks', name);
  const files = [
    { place: at(entry.logo.light), text: await readLogo(answers['logo-light']) },
    { place: at(entry.logo.dark), text: await readLogo(answers['logo-dark']) },
    // Last: it names the two.
    {
      place: at(`${entry.id}.json`),
      text: formatJson({ $schema: '../../../schemas/registry/bank.json', ...entry }),
    },
  ];
  await refuseFaultyEntry(registryFolder, files);
  if (!isDryRun) await writeFiles(files);
  return {
    made: `the bank ${entry.id}, ${entry.name}`,
    files,
    next: [
      `show it: add "${entry.id}" to footer.banks, in the builder under Footer or in a brand’s manifest`,
      'publish the brand; a running server has read the bank by then, with no build and no restart',
    ],
    isDryRun,
  };
}

async function readLogo(file = ''): Promise<string> {
  return cleanSvg(await readText(file));
}
