/**
 * `npm run brands:check [brand…] [--json | --sarif | --github] [--fix] [--fail-level error|warning]`:
 * every check over every brand and the registry, or over the brands named. Ends with 1 when one
 * finds something of the level, or when there was nothing to read.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { heroNames } from '#art/heroes/catalogue.ts';
import type { LocatedFinding, Severity } from '#brand/checks/check-result.ts';
import { type BrandFolder, openBrandFolder } from '#brand/files/brand-folder.ts';
import { checkRegistry } from '#brand/files/check-registry.ts';
import { applyFixes } from './brands-check/apply-fixes.ts';
import { loadMessages } from './brands-check/messages.ts';
import { asGithub, asJson, asSarif, asText } from './brands-check/report.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    sarif: { type: 'boolean', default: false },
    github: { type: 'boolean', default: false },
    fix: { type: 'boolean', default: false },
    info: { type: 'boolean', default: false },
    'fail-level': { type: 'string', default: 'error' },
    folder: { type: 'string', default: 'brands' },
    language: { type: 'string', default: 'en' },
  },
});

const LEVELS: readonly Severity[] = ['info', 'warning', 'error'];

async function open(): Promise<BrandFolder> {
  return openBrandFolder({
    brands: options.folder,
    schemas: path.join(ROOT, 'schemas/manifest'),
    heroes: heroNames,
  });
}

async function checkAll(folder: BrandFolder): Promise<readonly LocatedFinding[]> {
  const unknown = positionals.filter((id) => !folder.brands.some((brand) => brand.folder === id));
  if (unknown.length > 0) throw new Error(`no such brand: ${unknown.join(', ')}`);
  const chosen = folder.brands.filter(
    (brand) => positionals.length === 0 || positionals.includes(brand.folder),
  );
  const checked = new Set(chosen.map((brand) => brand.folder));
  const ofBrands = chosen
    .flatMap((brand) => folder.check(brand))
    // What is inherited is reported once, with the brand it is written in.
    .filter((result) => result.layer === result.brand || !checked.has(result.layer));
  if (positionals.length > 0) return ofBrands;
  const registry = path.join(options.folder, '_registry');
  return [...(await checkRegistry(registry, path.join(ROOT, 'schemas/registry'))), ...ofBrands];
}

async function main(): Promise<number> {
  const failLevel = LEVELS.find((level) => level === options['fail-level']);
  if (failLevel === undefined) throw new Error(`--fail-level is one of ${LEVELS.join(', ')}`);
  let folder = await open();
  let results = await checkAll(folder);
  if (options.fix && (await applyFixes(folder, results)) > 0) {
    folder = await open();
    results = await checkAll(folder);
  }
  const messages = await loadMessages(path.join(ROOT, 'brands/_base/locales'), options.language);
  const shown = results.filter((result) => options.info || result.severity !== 'info');
  const read = positionals.length === 0 ? folder.brands.length : positionals.length;
  if (options.json) console.log(asJson(shown, messages));
  else if (options.sarif) console.log(asSarif(shown, messages));
  else if (options.github) console.log(asGithub(shown, messages));
  else console.log(asText(shown, messages, read));
  const failing = results.filter(
    (result) => LEVELS.indexOf(result.severity) >= LEVELS.indexOf(failLevel),
  );
  return failing.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
