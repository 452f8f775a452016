import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type AuthoredManifest,
  authoredId,
  authoredParent,
  authoredRevision,
} from '../authored.ts';
import { checkBrand } from '../checks/check-brand.ts';
import type { LocatedFinding } from '../checks/check-result.ts';
import type { CheckInput } from '../checks/check-subject.ts';
import type { SchemaFault } from '../checks/schema/schema-fault.ts';
import { isJsonArray } from '../json.ts';
import type { Registry } from '../registry.ts';
import type { LoadParent } from '../resolve.ts';
import { checkTextFiles } from './check-text-files.ts';
import { compileManifestSchema } from './compile-manifest-schema.ts';
import { LayeredTexts } from '../texts.ts';
import { type BrandFile, readBrands } from './read-brands.ts';
import { readRegistry } from './read-registry.ts';

/** All brands of a folder, with what is needed to resolve and check any of them. */
export interface BrandFolder {
  readonly brands: readonly BrandFile[];
  readonly registry: Registry;
  readonly validate: (document: unknown) => readonly SchemaFault[];
  readonly loadParent: LoadParent;
  /** Engine input to check one of the brands, or a draft in place of its file. */
  checkInput(brand: BrandFile, draft?: AuthoredManifest): CheckInput;
  /** Every finding about one brand, a file that is no JSON included. */
  check(brand: BrandFile, extra?: Partial<CheckInput>): readonly LocatedFinding[];
}

export interface BrandFolderPlace {
  /** The folder of brands, for example `brands`. */
  readonly brands: string;
  /** The folder of the manifest's schemas, for example `schemas/manifest`. */
  readonly schemas: string;
  readonly heroes?: readonly string[];
  readonly today?: Date;
}

/** A folder of brands as it was read. */
export interface BrandFiles {
  readonly brands: readonly BrandFile[];
  readonly registry: Registry;
  readonly validate: (document: unknown) => readonly SchemaFault[];
}

/** Reads a folder of brands once. A file changed afterwards is seen by opening the folder again. */
export async function openBrandFolder(place: BrandFolderPlace): Promise<BrandFolder> {
  return brandFolderOf(await readBrandFiles(place), place);
}

export async function readBrandFiles(place: BrandFolderPlace): Promise<BrandFiles> {
  const brands = await readBrands(place.brands);
  const registry = await readRegistry(path.join(place.brands, '_registry'));
  const validate = await compileManifestSchema(place.schemas);
  return { brands, registry, validate };
}

/** What can be resolved and checked out of what was read. */
export function brandFolderOf(
  { brands, registry, validate }: BrandFiles,
  place: Pick<BrandFolderPlace, 'heroes' | 'today'>,
): BrandFolder {
  const byId = new Map(brands.map((brand) => [brand.folder, brand]));
  const textsOf = textsOfLayers(byId);
  const owners = hostOwners(brands);
  const loadParent: LoadParent = (reference) => byId.get(reference.brand)?.authored;
  const shared = {
    registry,
    validate,
    loadParent,
    today: place.today ?? new Date(),
    sources: Object.fromEntries(brands.map((brand) => [brand.folder, brand.source])),
    assetFiles: Object.fromEntries(brands.map((brand) => [brand.folder, brand.assetFiles])),
    assetFaults: Object.fromEntries(brands.map((brand) => [brand.folder, brand.assetFaults])),
    revisions: Object.fromEntries(
      brands.map((brand) => [brand.folder, authoredRevision(brand.authored ?? {})]),
    ),
    compressedSize: brotliSize,
    ...(place.heroes === undefined ? {} : { heroes: place.heroes }),
  };
  const folder: BrandFolder = {
    brands,
    registry,
    validate,
    loadParent,
    checkInput: (brand, draft) => ({
      ...shared,
      authored: draft ?? brand.authored ?? {},
      folder: brand.folder,
      ...sourceUnderOwnId(brand, shared.sources),
      texts: textsOf(brand),
      otherOwner: (host) => owners.get(host)?.find((owner) => owner !== brand.folder),
    }),
    check: (brand, extra) =>
      brand.authored === undefined
        ? syntaxFaults(brand)
        : [
            ...checkBrand({ ...folder.checkInput(brand), isEdited: false, ...extra }),
            ...checkTextFiles(brand, textsOf(brand)),
          ],
  };
  return folder;
}

/** A brand whose id differs from its folder is listed by its id, so it must be found there too. */
function sourceUnderOwnId(
  { folder, authored, source }: BrandFile,
  sources: NonNullable<CheckInput['sources']>,
): Pick<CheckInput, 'sources'> {
  const id = authoredId(authored ?? {});
  return { sources: id === folder || id === '' ? sources : { ...sources, [id]: source } };
}

function brotliSize(text: string, effort: 'quick' | 'thorough'): number {
  const params =
    effort === 'quick'
      ? // A small window is set up several times faster.
        { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 }
      : { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}

function syntaxFaults(brand: BrandFile): readonly LocatedFinding[] {
  const { folder, file, source, invalidLine } = brand;
  const [syntax = { line: 1, column: 1 }] = source.faults;
  const code = invalidLine === undefined ? 'BM1001' : 'BM1008';
  const { line, column } = invalidLine === undefined ? syntax : { line: invalidLine, column: 1 };
  return [
    {
      code,
      severity: 'error',
      brand: folder,
      layer: folder,
      pointer: '',
      file,
      line,
      column,
      messageKey: `check:${code}`,
      params: {},
      suggestions: [],
    },
  ];
}

/** A brand's texts over those of what it extends; each brand's are put together once. */
function textsOfLayers(byId: ReadonlyMap<string, BrandFile>): (brand: BrandFile) => LayeredTexts {
  const known = new Map<string, LayeredTexts>();
  const textsOf = (brand: BrandFile): LayeredTexts => {
    const found = known.get(brand.folder);
    if (found !== undefined) return found;
    // Stands for the brand itself where brands extend each other in a circle.
    known.set(brand.folder, new LayeredTexts(brand.texts));
    const reference = brand.authored === undefined ? undefined : authoredParent(brand.authored);
    const parent = reference === undefined ? undefined : byId.get(reference.brand);
    const texts = new LayeredTexts(brand.texts, parent === undefined ? null : textsOf(parent));
    known.set(brand.folder, texts);
    return texts;
  };
  return textsOf;
}

function hostOwners(brands: readonly BrandFile[]): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const { folder, authored } of brands) {
    const hosts = authored?.['hosts'];
    if (!isJsonArray(hosts)) continue;
    for (const host of hosts) {
      if (typeof host === 'string') owners.set(host, [...(owners.get(host) ?? []), folder]);
    }
  }
  return owners;
}
