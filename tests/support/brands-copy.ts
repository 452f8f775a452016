import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface BrandsCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** A folder with copies of parts of `brands`, to be written to. */
export async function copyBrands(parts: readonly string[]): Promise<BrandsCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'brands-'));
  for (const part of parts) {
    await cp(path.join('brands', part), path.join(folder, part), { recursive: true });
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
