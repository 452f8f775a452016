import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const AVIF = 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8';
const WEBP = 'image/webp,image/*,*/*;q=0.8';
const OLD = 'image/png,image/*;q=0.8,*/*;q=0.5';

onOneEngine((engine) => {
  let app: TestApp;
  let folder: string;
  let root: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
    app = await openTestApp(await engine.open('published'), { DATA_DIR: folder });
    const plan = await app.call<{ hash: string }>('GET', '/wps/relay/site/plan');
    root = `/art/denluma/${plan.body.value.hash}`;
  });
  afterAll(async () => {
    await app.server.close();
    await app.database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = (url: string, accept = AVIF, more: Record<string, string> = {}) =>
    app.server.app.inject({ url, headers: { accept, ...more } });
  /** Asks until it is rasterised, as the next visitor does. */
  async function askMade(url: string, accept = AVIF) {
    await expect
      .poll(async () => (await ask(url, accept)).headers['content-type'], { timeout: 10_000 })
      .not.toMatch(/svg/);
    return ask(url, accept);
  }

  describe("a game's symbols", () => {
    it('come in one answer, for ever at its address', async () => {
      const answer = await ask(`${root}/symbols/gem+wild-lantern.json`);
      expect(answer.headers['cache-control']).toContain('immutable');
      const drawings = answer.json<Record<string, string>>();
      expect(Object.keys(drawings)).toEqual(['gem', 'wild-lantern']);
      expect(drawings['gem']).toBe((await ask(`${root}/symbol/gem.svg`)).body);
    });

    it.each(['gem+no-such.json', 'gem.svg', '+.json', '__proto__.json', 'gem+'.repeat(30)])(
      'are not found by a wrong name: %s',
      async (file) => {
        expect((await ask(`${root}/symbols/${file}`)).statusCode).toBe(404);
      },
    );
  });

  describe('a tile', () => {
    it('is its drawing until it is made, which nobody keeps', async () => {
      const first = await ask(`${root}/tile/light/300/jade-orchard`);
      expect(first.statusCode).toBe(200);
      expect(first.headers).toMatchObject({
        'content-type': expect.stringContaining('image/svg+xml'),
        'cache-control': 'no-cache',
        vary: expect.stringContaining('accept'),
      });
    });

    it('is then AVIF or WebP, whichever is read, for ever at its address', async () => {
      for (const [accept, type] of [
        [AVIF, 'image/avif'],
        [WEBP, 'image/webp'],
      ] as const) {
        const made = await askMade(`${root}/tile/light/300/jade-orchard`, accept);
        expect(made.headers).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
          vary: expect.stringContaining('accept'),
        });
        expect((await sharp(made.rawPayload).metadata()).width).toBe(300);
      }
      const old = await ask(`${root}/tile/light/300/jade-orchard`, OLD);
      expect(old.headers['content-type']).toContain('image/svg+xml');
      expect(old.headers['cache-control']).toContain('immutable');
    });

    it('is not sent again to who has it', async () => {
      const url = `${root}/tile/light/300/jade-orchard`;
      const { etag } = (await askMade(url)).headers;
      const again = await ask(url, AVIF, { 'if-none-match': String(etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    it('is another one by scheme and by brand', async () => {
      const light = await askMade(`${root}/tile/light/300/jade-orchard`);
      const dark = await askMade(`${root}/tile/dark/300/jade-orchard`);
      const other = await askMade(
        `${root.replace('denluma', 'kyvolta')}/tile/light/300/jade-orchard`,
      );
      const found = [light, dark, other].map(({ rawPayload }) => rawPayload.toString('base64'));
      expect(new Set(found).size).toBe(3);
      // The hash is one of Denluma's: under it nobody keeps what another brand draws today.
      expect(other.headers['cache-control']).toBe('no-cache');
    });

    it('lies in the data folder, whole', async () => {
      await askMade(`${root}/tile/light/600/jade-orchard`);
      const files = await readdir(path.join(folder, 'pictures'));
      // The brand has had a visitor: another may be on its way there.
      const names = files.filter((name) => !name.endsWith('.part'));
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}\.(avif|webp|jpg)$/);
    });
  });

  describe('the card that a link is shown with', () => {
    it('is a JPEG at once, whoever asks, for ever at its address', async () => {
      for (const accept of [AVIF, '*/*']) {
        const card = await ask(`${root}/share.jpg`, accept);
        expect(card.headers).toMatchObject({
          'content-type': 'image/jpeg',
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
        });
        const { format, width, height } = await sharp(card.rawPayload).metadata();
        expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
        const etag = String(card.headers.etag);
        const again = await ask(`${root}/share.jpg`, accept, { 'if-none-match': etag });
        expect(again.statusCode).toBe(304);
      }
    });

    it('is another one by brand, made once for all who ask together', async () => {
      const url = `${root.replace('denluma', 'kyvolta')}/share.jpg`;
      const cards = await Promise.all([ask(url), ask(url), ask(`${root}/share.jpg`)]);
      const [one, same, other] = cards.map(({ rawPayload }) => rawPayload.toString('base64'));
      expect(same).toBe(one);
      expect(other).not.toBe(one);
      expect(cards[0]?.headers['cache-control']).toBe('no-cache');
    });
  });

  describe('what is not there', () => {
    it.each([
      ['a title nobody has', '/tile/light/300/no-such-game'],
      ['a width nobody asks for', '/tile/light/301/jade-orchard'],
      ['a scheme that is none', '/tile/sepia/300/jade-orchard'],
      ['a kind that is none', '/poster/light/300/jade-orchard'],
      ['a slide that is none', '/banner/light/780/nothing-tall'],
      ['a kind that stays a drawing', '/icon/light/300/icon'],
      ['a way out', '/tile/light/300/..%2F..%2Fsecrets.json'],
      ['a way out, twice hidden', '/tile/light/300/%252e%252e%252fsecrets'],
      ['a file', '/tile/light/300/secrets.json'],
      ['a tile of nothing', '/tile/no-such-game.svg'],
    ])('%s', async (_what, address) => {
      expect((await ask(`${root}${address}`)).statusCode).toBe(404);
    });

    it('a brand that is none, and the base', async () => {
      for (const brand of ['nobody', '_base', '..%2Fdenluma']) {
        const url = `${root.replace('denluma', brand)}/tile/light/300/jade-orchard`;
        expect((await ask(url)).statusCode).toBe(404);
        expect((await ask(`/art/${brand}/x/share.jpg`)).statusCode).toBe(404);
      }
    });
  });
});
