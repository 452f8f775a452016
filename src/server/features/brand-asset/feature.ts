import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { route, staffOf } from '../../platform/route.ts';
import { requireBrand } from '../../brands/staff-brand.ts';
import { addAsset, listUploadedAssets } from './asset.store.ts';
import { assetFileName, drawingOf, isDrawing, type MadeAsset } from './make-asset.ts';

/** Draws a photograph anew; `name` is the same for the same bytes. */
type MakeAsset = (name: string, file: Buffer) => Promise<MadeAsset>;

/** The pictures that staff upload for a brand. Its manifest names them by file. */
export function brandAssetFeature(parts: Parts, make: MakeAsset) {
  const { db, clock, sources } = parts;
  return feature({
    name: 'brand-asset',
    routes: [
      route('listAssets', async (call) => {
        const { id } = await requireBrand(db, staffOf(call), call.params.brand);
        const shipped = sources.folder.brands.find(({ folder }) => folder === id);
        const files = (shipped?.assetFiles ?? []).map((file) => ({
          file,
          width: 0,
          height: 0,
          bytes: 1,
          addedAt: null,
        }));
        return { items: [...(await listUploadedAssets(db, id)), ...files] };
      }),

      route('uploadAsset', async (call) => {
        const { staffId } = staffOf(call);
        const { id: brand } = await requireBrand(db, staffOf(call), call.params.brand);
        const bytes = Buffer.from(call.body.file, 'base64');
        // Before the transaction, because it takes a second or two.
        const asset = isDrawing(bytes)
          ? drawingOf(bytes)
          : await make(`asset-${brand}-${call.requestId}`, bytes);
        const file = assetFileName(call.body.name, bytes, asset);
        const at = clock.now();
        await inTransaction(db, async (tx) => {
          await addAsset(tx, { brand, file, staffId, at }, asset);
          await writeAudit(tx, {
            staffId,
            brand,
            action: 'uploadAsset',
            subject: file,
            before: null,
            after: { file, bytes: asset.bytes.length },
            at,
          });
        });
        const { width, height } = asset;
        return { file, width, height, bytes: asset.bytes.length, addedAt: at.toISOString() };
      }),
    ],
  });
}
