import type { Check } from './check.ts';
import { runScript } from './run-tool.ts';
import { scriptOutcome } from './script-outcome.ts';
import { listFiles } from './source-files.ts';

/**
 * What `script` writes is what it would write now: it is asked with `--check`, and to mend it is run.
 * `files` are what it writes.
 */
function generated(name: string, script: string, folder: string, files: RegExp): Check {
  return {
    name: `generated ${name}`,
    async run(root) {
      const seen = (await listFiles(root, [folder], files)).length;
      const finding = { seen, what: `generated files in ${folder}` };
      return scriptOutcome(root, script, ['--check'], finding);
    },
    async fix(root) {
      await runScript(root, script, []);
    },
  };
}

/** What editors complete manifests by. */
export const manifestSchema = generated(
  'manifest schema',
  'scripts/codegen/authored-schema.ts',
  'brands',
  /^brands\/manifest\.schema\.json$/,
);
export const contract = generated(
  'contract',
  'scripts/codegen/contract.ts',
  'src/contract/generated',
  /\.(?:ts|json)$/,
);
/** Schemas that name categories. */
export const categorySchemas = generated(
  'schemas of categories',
  'scripts/codegen/category-schemas.ts',
  'schemas/entities',
  /rates\.json$/,
);
export const validators = generated(
  'validators',
  'scripts/codegen/validators.ts',
  'builder/generated',
  /\.ts$/,
);
export const requestValidators = generated(
  'request validators',
  'scripts/codegen/request-validators.ts',
  'src/server/platform/generated/validators',
  /\.ts$/,
);
export const tables = generated(
  'tables',
  'scripts/codegen/tables.ts',
  'src/server/platform/db/generated',
  /\.ts$/,
);
/** The screens and panels that the features of the site declare. */
export const built = generated(
  'list of built screens',
  'scripts/codegen/built.ts',
  'src/brand/generated',
  /\.ts$/,
);
/** Titles, vendors and payment channels, by their folders. */
export const folders = generated(
  'lists of folders',
  'scripts/codegen/folders.ts',
  'src/games/generated',
  /\.ts$/,
);
/** What lobbies need of the slots, by their data. */
export const slots = generated(
  'list of slots',
  'scripts/codegen/slots.ts',
  'src/games/slot/generated',
  /\.ts$/,
);
