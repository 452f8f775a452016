import type { PictureStore } from './picture-store.ts';
import type { RasterQueue } from './raster-queue.ts';
import { rasterName, type RasterRequest } from './rasterise.ts';

export interface Picture {
  /** Changes with the bytes. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Rasterised pictures: made once, then kept. */
export interface Pictures {
  /** Null when it is not made yet; it is then made soon, and the drawing serves meanwhile. */
  find(request: RasterRequest): Promise<Picture | null>;
  /** Has it made when nobody waits for another. @returns whether it is still to be made. */
  prepare(request: RasterRequest): Promise<boolean>;
}

export function pictures(
  store: PictureStore,
  queue: RasterQueue,
  rasterise: (request: RasterRequest) => Promise<Buffer>,
): Pictures {
  const work = (name: string, request: RasterRequest) => ({
    name,
    make: async () => {
      // Another process, or a visitor who could not wait, may have been faster.
      if ((await store.read(name)) === null) await store.write(name, await rasterise(request));
    },
  });
  return {
    async find(request) {
      const name = rasterName(request);
      const bytes = await store.read(name);
      if (bytes === null) queue.add(work(name, request), 'wanted');
      return bytes === null ? null : { name, bytes };
    },
    async prepare(request) {
      const name = rasterName(request);
      if ((await store.read(name)) !== null) return false;
      queue.add(work(name, request), 'ahead');
      return true;
    },
  };
}
