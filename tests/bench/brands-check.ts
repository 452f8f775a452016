import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { heroNames } from '#art/heroes/catalogue.ts';
import { openBrandFolder } from '#brand/files/brand-folder.ts';
import { readBrands } from '#brand/files/read-brands.ts';
import { type BenchRow, median } from './bench-row.ts';
import { RUNS } from './bench-settings.ts';

const BRANDS = Number(process.env['BENCH_BRANDS'] ?? 1000);
const SCHEMAS = 'schemas/manifest';

/** The command's work over generated brands: read from disk, resolved, every check on each. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-brands-'));
  try {
    await writeBrands(folder);
    const seconds: number[] = [];
    for (let turn = 0; turn < RUNS; turn += 1) seconds.push(await checkAll(folder));
    return [
      {
        measure: `${BRANDS} brands read and checked`,
        ours: median(seconds),
        reference: null,
        unit: 's',
        ratio: median(seconds),
        goal: 3,
        better: 'lower',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies of the shipped brands under other names and hosts, beside the base and the registry. */
async function writeBrands(folder: string): Promise<void> {
  const shipped = (await readBrands('brands')).filter(({ folder: name }) => name !== '_base');
  for (const shared of ['_base', '_registry']) {
    await cp(path.join('brands', shared), path.join(folder, shared), { recursive: true });
  }
  const each = Array.from({ length: BRANDS - 1 }, async (_, index) => {
    const { folder: name, authored } = shipped[index % shipped.length] ?? {};
    if (name === undefined) throw new Error('there is no shipped brand');
    const id = `generated-${index}`;
    const brand = { ...authored, id, hosts: [`${id}.localhost`] };
    await cp(path.join('brands', name), path.join(folder, id), { recursive: true });
    await writeFile(path.join(folder, id, 'manifest.json'), JSON.stringify(brand, null, 2));
  });
  await Promise.all(each);
}

async function checkAll(brands: string): Promise<number> {
  const since = performance.now();
  const folder = await openBrandFolder({ brands, schemas: SCHEMAS, heroes: heroNames });
  const errors = folder.brands
    .flatMap((brand) => folder.check(brand))
    .filter(({ severity }) => severity === 'error');
  const seconds = (performance.now() - since) / 1000;
  if (folder.brands.length !== BRANDS) throw new Error(`read ${folder.brands.length} brands`);
  if (errors.length > 0) throw new Error(JSON.stringify(errors.slice(0, 3)));
  return seconds;
}
