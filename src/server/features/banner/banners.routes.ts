import { isHeroName } from '#art/heroes/catalogue.ts';
import type { BrandLanguages } from '#domain/text/language-faults.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import { sha256Hex } from '../../platform/signature.ts';
import { addPicture } from './banner-pictures.store.ts';
import { readBannerSettings } from './banners.read.ts';
import { makeBannerPicture } from './make-banner-picture.ts';
import { setBanners } from './set-banners.ts';

export interface BannersDependencies {
  db: Db;
  clock: Clock;
  /** The languages of a live brand; null: no such brand is live. */
  languagesOf: (brand: string) => BrandLanguages | null;
  /** Makes the change felt on every node. */
  changed: () => Promise<void>;
}

/** The banners of a brand and their pictures, as the office reads and edits them. */
export function bannersRoutes({ db, clock, languagesOf, changed }: BannersDependencies): Route[] {
  const own = (call: CallFacts & { params: { brand: string } }) => {
    const { brand } = call.params;
    return { brand, languages: ownBrand(staffOf(call), brand, languagesOf(brand)) };
  };
  return [
    route('getBanners', (call) => {
      const { brand, languages } = own(call);
      return readBannerSettings(db, brand, languages);
    }),

    keyedRoute(
      'setBanners',
      (tx, call) => {
        const { brand, languages } = own(call);
        const { staffId } = staffOf(call);
        const change = { ...call.body, brand, staffId, at: clock.now() };
        return setBanners(tx, change, languages, isHeroName);
      },
      changed,
    ),

    route('addBannerPicture', async (call) => {
      const { brand } = own(call);
      const file = Buffer.from(call.body.file, 'base64');
      const picture = sha256Hex(file).slice(0, 32);
      // Before the transaction: making it takes a second or two.
      const files = await makeBannerPicture(file);
      await inTransaction(db, (tx) => addPicture(tx, { brand, picture, at: clock.now() }, files));
      return { picture };
    }),
  ];
}
