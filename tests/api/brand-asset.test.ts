import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { BrandAssetFile, ListAssetsValue } from '#contract/generated/types.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#123456"/></svg>';
const url = '/builder/api/brands/denluma/assets';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const bring = async (file: Buffer | string, name = 'logo.svg') => {
    const { headers } = await signInStaff(app(), 'editor', ['denluma']);
    const body = { name, file: Buffer.from(file).toString('base64') };
    return app().call<BrandAssetFile>('POST', url, { headers, body });
  };

  it('keeps a drawing as it is, once, and a manifest may name it', async () => {
    const first = await bring(SVG, 'Mi Logo ¡nuevo!.svg');
    expect(first.body.value).toMatchObject({ width: 40, height: 20, bytes: SVG.length });
    expect(first.body.value.file).toMatch(/^mi-logo-nuevo-[0-9a-f]{12}\.svg$/);
    await bring(SVG, 'Mi Logo ¡nuevo!.svg');
    const { headers } = await signInStaff(app(), 'editor', ['denluma']);
    const { items } = (await app().call<ListAssetsValue>('GET', url, { headers })).body.value;
    expect(items.map(({ file }) => file)).toEqual([first.body.value.file]);
    const at = '/builder/api/brands/denluma';
    const draft = await app().call<{ manifest: object }>('GET', `${at}/draft`, { headers });
    const check = (file: string) =>
      app().call<{ problems: { code: string; pointer: string }[] }>('POST', `${at}/check`, {
        headers,
        body: {
          manifest: { ...draft.body.value.manifest, assets: { logo: { light: file, alt: {} } } },
        },
      });
    const ofAsset = async (file: string) =>
      (await check(file)).body.value.problems.filter(({ pointer }) =>
        pointer.startsWith('/assets/logo/light'),
      );
    expect(await ofAsset(first.body.value.file)).toEqual([]);
    expect(await ofAsset('missing-0123456789ab.svg')).toHaveLength(1);
  });

  it('draws a photograph again, smaller and without its metadata', async () => {
    const photo = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: '#336699' },
    })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    const made = await bring(photo, 'foto.jpg');
    expect(made.body.value).toMatchObject({ width: 2048, height: 1024 });
    const { bytes } = await app()
      .database.db.selectFrom('brand_asset')
      .select('bytes')
      .where('file', '=', made.body.value.file)
      .executeTakeFirstOrThrow();
    expect((await sharp(Buffer.from(bytes)).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a handler', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'],
    [
      'a remote reference',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.test/x"/></svg>',
    ],
    [
      'an entity',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
    ],
    ['no picture at all', 'just some text, long enough'],
    ['a page in disguise', '<!-- x --><html><body>hello there</body></html>'],
    [
      'the head of a picture only',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(64)]),
    ],
  ])('refuses %s and keeps nothing', async (_what, file) => {
    const refused = await bring(file, 'logo.png');
    expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_PICTURE']);
    expect(refused.body.fields?.['/file']?.message).toMatch(/ /);
    const rows = await app()
      .database.db.selectFrom('brand_asset')
      .select('file')
      .where('file', 'like', 'logo-%')
      .execute();
    expect(rows).toEqual([]);
  });

  it('refuses a small file that unfolds into too many pixels', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const refused = await bring(bomb, 'bomb.png');
    expect(refused.body.fields).toMatchObject({ '/file': { code: 'PICTURE_TOO_MANY_PIXELS' } });
  });
});
