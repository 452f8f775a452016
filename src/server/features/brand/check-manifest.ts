import { authoredId } from '#brand/authored.ts';
import { checkBrand } from '#brand/checks/check-brand.ts';
import type { BrandFolder } from '#brand/files/brand-folder.ts';
import type { LiveBrands } from './live-brands.ts';
import type { CheckManifest } from './publish-brand.ts';

/**
 * The check engine as the server runs it: over any manifest, with registry, texts and assets of the
 * brands folder, and with the parents and hosts that are live.
 */
export function checkManifest(newest: () => BrandFolder, brands: LiveBrands): CheckManifest {
  return (authored, loadParent) => {
    const folder = newest();
    const id = authoredId(authored);
    const file = folder.brands.find((brand) => brand.folder === id);
    if (file === undefined) throw new Error(`no folder holds the texts and assets of ${id}`);
    const otherOwner = (host: string) => {
      const owner = brands.ownerOf(host);
      return owner === id ? undefined : owner;
    };
    return checkBrand({ ...folder.checkInput(file, authored), loadParent, otherOwner });
  };
}
