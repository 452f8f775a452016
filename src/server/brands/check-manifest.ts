import { authoredId } from '#brand/authored.ts';
import { checkBrand } from '#brand/checks/check-brand.ts';
import type { HostRules } from '#brand/checks/check-subject.ts';
import type { BrandFolder } from '#brand/files/brand-folder.ts';
import type { CheckManifest } from './publish-brand.ts';

/**
 * The check engine as the server runs it: over any manifest, with registry, texts and assets of the
 * brands folder, and with the parents and hosts that are live. The brand is the one of the address:
 * the id in the manifest is what somebody typed, and a finding when it differs.
 */
export function checkManifest(newest: () => BrandFolder, hostRules: HostRules): CheckManifest {
  return ({ brand, authored, loadParent, owners, mayTakeHosts }) => {
    const folder = newest();
    const file = folder.brands.find((one) => one.folder === brand);
    if (file === undefined) throw new Error(`no folder holds the texts and assets of ${brand}`);
    const results = checkBrand({
      ...folder.checkInput(file, authored),
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
