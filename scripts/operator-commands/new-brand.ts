import path from 'node:path';
import { heroNames } from '#art/heroes/catalogue.ts';
import { authoredRevision } from '#brand/authored.ts';
import { openBrandFolder } from '#brand/files/brand-folder.ts';
import { brandFileOf } from '#brand/files/read-brands.ts';
import themeSchema from '#schemas/manifest/theme.json' with { type: 'json' };
import { SCHEMAS } from '../brand-commands/resolve-named.ts';
import { brandManifest, brandQuestions, brandTexts } from './brand-draft.ts';
import { formatJson } from './format-json.ts';
import { parseFlags } from './parse-flags.ts';
import { answerAll, type Ask, Refused } from './questions.ts';
import { inWords } from './registry-findings.ts';
import type { Outcome } from './run-command.ts';
import { writeFolder } from './write-files.ts';

/**
 * Makes a folder for a new brand.
 * @param ask null where nobody can be asked.
 * @throws Refused with the reasons; nothing is written then.
 */
export async function newBrand(args: readonly string[], ask: Ask | null): Promise<Outcome> {
  const flags = parseFlags(args, {
    id: { type: 'string' },
    name: { type: 'string' },
    host: { type: 'string' },
    extends: { type: 'string' },
    recipe: { type: 'string' },
    'seed-color': { type: 'string' },
    'accent-color': { type: 'string' },
    hero: { type: 'string' },
    'tagline-es': { type: 'string' },
    'tagline-en': { type: 'string' },
    folder: { type: 'string', default: 'brands' },
    'dry-run': { type: 'boolean', default: false },
  });
  const { folder: brandsFolder, 'dry-run': isDryRun, ...given } = flags;
  const folder = await openBrandFolder({
    brands: brandsFolder,
    schemas: SCHEMAS,
    heroes: heroNames,
  });
  const material = {
    brands: folder.brands.map((brand) => brand.folder),
    recipes: themeSchema.properties.recipe.enum,
    heroes: heroNames,
  };
  const answers = await answerAll(brandQuestions(material), given, ask);
  const { id = '', host = '' } = answers;
  const parent = folder.brands.find((brand) => brand.folder === answers['extends']);
  const manifest = brandManifest(answers, authoredRevision(parent?.authored ?? {}));
  const texts = Object.entries(brandTexts(answers));
  const place = path.join(brandsFolder, id);
  const files = [
    { place: 'manifest.json', text: formatJson(manifest) },
    ...texts.map(([name, messages]) => ({
      place: path.join('locales', name),
      text: formatJson(messages),
    })),
  ];
  const draft = brandFileOf(place, files[0]?.text ?? '');
  const found = folder.check(draft, {
    sources: { ...folder.checkInput(draft).sources, [id]: draft.source },
  });
  const errors = found.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Refused(await inWords(errors));
  if (!isDryRun) await writeFolder(place, files);
  return {
    made: `the brand ${id}`,
    files: files.map((file) => ({ ...file, place: path.join(place, file.place) })),
    warnings: await inWords(found.filter(({ severity }) => severity === 'warning')),
    next: [
      `open http://${host} with the server’s port: a running server takes the brand in within seconds`,
      host.endsWith('.localhost')
        ? 'for a name of its own, add it to hosts and lead it to the server'
        : `lead the name ${host} to the server`,
      'go on in the builder, or in the manifest: what it does not say it inherits',
      `npm run brands:check -- ${id}`,
      'flags, register rules and who may edit it are set in the office',
    ],
    isDryRun,
  };
}
