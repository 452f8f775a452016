import { describe, expect, it } from 'vitest';
import { addPicture } from '#server/features/banner/banner-pictures.store.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/** As many as a brand keeps. */
const ROOM = 200;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const nameOf = (at: number) => `picture-${at}`;
  const add = (at: number) =>
    inTransaction(app().database.db, (tx) =>
      addPicture(tx, { brand: 'denluma', picture: nameOf(at), at: new Date() }, [
        { shape: 'wide', width: 640, format: 'webp', bytes: Buffer.from('x') },
      ]),
    );

  describe('pictures of banners', () => {
    it('that no banner shows make room for more, and shown ones do not', async () => {
      for (let at = 0; at < ROOM; at += 1) await add(at);
      await add(ROOM);
      for (let at = ROOM + 1; at < 2 * ROOM; at += 1) await add(at);
      const shown = Array.from({ length: ROOM }, (_, at) => ({ picture: nameOf(ROOM + at) }));
      const value = JSON.stringify({ keepsOwn: true, banners: shown });
      await app()
        .database.db.insertInto('brand_setting')
        .values({ brand: 'denluma', kind: 'banners', version: 1, value })
        .onConflict((conflict) => conflict.columns(['brand', 'kind']).doUpdateSet({ value }))
        .execute();
      await expect(add(2 * ROOM)).rejects.toMatchObject({ code: 'TOO_MANY_PICTURES' });
    });
  });
});
