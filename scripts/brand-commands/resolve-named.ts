import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrandFolder, openBrandFolder } from '#brand/files/brand-folder.ts';
import { readText } from '#brand/files/read-text.ts';
import { type ResolvedBrand, resolveBrand } from '#brand/resolve.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const LOCALES = path.join(ROOT, 'brands/_base/locales');
export const SCHEMAS = path.join(ROOT, 'schemas/manifest');
export const REGISTRY_SCHEMAS = path.join(ROOT, 'schemas/registry');

/** Opens the repository's brands and resolves one of them. */
export async function resolveNamed(
  id: string,
): Promise<{ readonly folder: BrandFolder; readonly resolution: ResolvedBrand }> {
  const folder = await openBrandFolder({
    brands: path.join(ROOT, 'brands'),
    schemas: SCHEMAS,
  });
  const brand = folder.brands.find((item) => item.folder === id);
  if (brand === undefined) throw new Error(`no such brand: ${id}`);
  if (brand.authored === undefined) {
    throw new Error(`${brand.file} is not ${brand.invalidLine === undefined ? 'JSON' : 'UTF-8'}`);
  }
  return { folder, resolution: resolveBrand(brand.authored, folder.loadParent) };
}

/** A file an operator gave: trusted to hold what the command asks for. */
export async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readText(file)) as Value;
}
