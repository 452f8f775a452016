import { type ShareCard, shareCard } from '#brand/share-card.ts';
import type { PictureBrand } from './brand-artist.ts';
import type { Faces } from './faces.ts';
import type { PictureStore } from './picture-store.ts';
import type { Picture } from './pictures.ts';
import type { RasterQueue } from './raster-queue.ts';
import { cardFile, rasteriseCard } from './rasterise-card.ts';

export interface ShareCardParts {
  readonly store: PictureStore;
  readonly queue: RasterQueue;
  readonly faces: Faces;
  readonly brandOf: (id: string) => PictureBrand | null;
}

export interface FoundCard extends Picture {
  /** The revision it shows. */
  readonly hash: string;
}

/** One picture a brand, for those who show its links. */
export interface ShareCards {
  /** Made at once when it is not there yet: who asks shows no drawing. Null: no such brand. */
  find(brand: string): Promise<FoundCard | null>;
  /** Has it made when nobody waits for another. @returns whether it is still to be made. */
  prepare(brand: string): Promise<boolean>;
}

export function shareCards({ store, queue, faces, brandOf }: ShareCardParts): ShareCards {
  const underWay = new Map<string, Promise<Buffer>>();
  const make = (file: string, card: ShareCard): Promise<Buffer> => {
    const known = underWay.get(file);
    if (known !== undefined) return known;
    const work = rasteriseCard(card, faces)
      .then(async (bytes) => {
        await store.write(file, bytes);
        return bytes;
      })
      .finally(() => underWay.delete(file));
    underWay.set(file, work);
    return work;
  };
  return {
    async find(id) {
      const brand = brandOf(id);
      if (brand === null) return null;
      const { hash } = brand;
      const card = shareCard(brand.plan());
      const name = cardFile(card);
      const bytes = (await store.read(name)) ?? (await make(name, card));
      return { hash, name, bytes };
    },
    async prepare(id) {
      const brand = brandOf(id);
      if (brand === null) return false;
      const card = shareCard(brand.plan());
      const name = cardFile(card);
      if ((await store.read(name)) !== null) return false;
      queue.add({ name, make: async () => void (await make(name, card)) }, 'ahead');
      return true;
    },
  };
}
