import { type AuthoredManifest, authoredId } from '#brand/authored.ts';
import { checkBrand } from '#brand/checks/check-brand.ts';
import type { HostRules } from '#brand/checks/check-subject.ts';
import type { BrandFolder } from '#brand/files/brand-folder.ts';
import { type BrandFile, brandFileOf } from '#brand/files/read-brands.ts';
import type { CheckManifest } from './publish-brand.ts';

/**
 * The check engine as the server runs it: over any manifest, with registry, texts and assets of the
 * brands folder, and with the parents and hosts that are live. The brand is the one of the address:
 * the id in the manifest is what somebody typed, and a finding when it differs.
 */
export function checkManifest(newest: () => BrandFolder, hostRules: HostRules): CheckManifest {
  return ({ brand, authored, loadParent, owners, mayTakeHosts, uploads }) => {
    const folder = newest();
    const file = folder.brands.find((one) => one.folder === brand) ?? createdBrand(brand, authored);
    const input = folder.checkInput(file, authored);
    const results = checkBrand({
      ...input,
      assetFiles: withUploads(input.assetFiles ?? {}, uploads),
      loadParent,
      otherOwner: (host) => owners.get(host),
      mayTakeHosts,
      hostRules,
    });
    const typed = authoredId(authored);
    if (typed === brand) return results;
    return results.map((result) => ({
      ...result,
      brand,
      layer: result.layer === typed ? brand : result.layer,
    }));
  };
}

/** A brand that was made in the builder has no folder: its parent's texts are all it reads. */
function createdBrand(brand: string, { extends: parent }: AuthoredManifest): BrandFile {
  return brandFileOf(brand, JSON.stringify(parent === undefined ? {} : { extends: parent }));
}

function withUploads(
  files: Readonly<Record<string, readonly string[]>>,
  uploads: ReadonlyMap<string, readonly string[]>,
): Readonly<Record<string, readonly string[]>> {
  const all = { ...files };
  for (const [brand, uploaded] of uploads) {
    const own = Object.hasOwn(all, brand) ? (all[brand] ?? []) : [];
    all[brand] = [...own, ...uploaded];
  }
  return all;
}
