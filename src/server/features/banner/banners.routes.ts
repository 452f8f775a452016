import { checkPictureFile } from '../../platform/check-picture-file.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type Route, route } from '../../platform/route.ts';
import { sha256Hex } from '../../platform/signature.ts';
import { ownLiveBrand, type SettingParts, settingRoutes } from '../../settings/setting-routes.ts';
import { addPicture, hasPicture } from './banner-pictures.store.ts';
import { bannersSetting } from './banners.setting.ts';
import type { BannerPictureFile } from './make-banner-picture.ts';

/**
 * Makes the sizes of a picture; `name` is the same for the same bytes.
 * @throws Problem INVALID_PICTURE; OVERLOADED when too many uploads wait
 */
export type MakePicture = (name: string, file: Buffer) => Promise<readonly BannerPictureFile[]>;

/** The banners of a brand and their pictures, as the office reads and edits them. */
export function bannersRoutes(parts: SettingParts, makePicture: MakePicture): Route[] {
  const { db, clock, brands } = parts;
  return [
    ...settingRoutes(bannersSetting, parts),

    route('addBannerPicture', async (call) => {
      const { id: brand } = ownLiveBrand(brands, call);
      const file = Buffer.from(call.body.file, 'base64');
      const picture = sha256Hex(file).slice(0, 32);
      if (await hasPicture(db, { brand, picture })) return { picture };
      checkPictureFile(file);
      // Before the transaction, because it takes a second or two.
      const files = await makePicture(picture, file);
      await inTransaction(db, (tx) => addPicture(tx, { brand, picture, at: clock.now() }, files));
      return { picture };
    }),
  ];
}
