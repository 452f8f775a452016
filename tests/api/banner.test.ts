import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BannerSlide, SitePlan } from '#brand/site-plan.ts';
import type { Banner, OfficeBanner } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { base64Of, plainPicture } from '#tests/support/banner-pictures.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { type CallOptions, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const KIND = 'banners';

const banner = (change: Partial<OfficeBanner> = {}): OfficeBanner => ({
  group: 'w_home',
  picture: null,
  hero: 'dice',
  linkageType: 'page',
  target: '/hot',
  visitorKinds: ['visitor', 'member'],
  startsAt: '2025-01-01T00:00:00.000Z',
  endsAt: null,
  enabled: true,
  texts: [
    { language: 'es', title: 'Hoy', subtitle: 'Y mañana', action: 'Ver qué hay', alt: '' },
    { language: 'en', title: 'Today', subtitle: '', action: '', alt: '' },
  ],
  ...change,
});

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let editor: TestStaff;
  beforeAll(async () => {
    editor = await signInStaff(app(), 'editor');
  });
  const set = (banners: readonly object[], body: object = {}) =>
    setFact(app(), KIND, editor, { keepsOwn: true, banners, ...body });
  const bring = (file: string, staff = editor, brand = 'denluma') =>
    app().call<ReplyOf<'addBannerPicture'>>('POST', `/office/api/brands/${brand}/banner-pictures`, {
      headers: staff.headers,
      body: { file },
    });

  async function slides(options: CallOptions = {}): Promise<readonly BannerSlide[]> {
    const url = '/wps/relay/site/plan';
    const { body } = await app().call<{ plan: SitePlan }>('GET', url, options);
    return body.value.plan.home.blocks.flatMap((block) =>
      block.kind === 'bannerCarousel' ? block.slides : [],
    );
  }
  async function told(options: CallOptions = {}): Promise<readonly Banner[]> {
    const url = '/wps/relay/announcements?types=B';
    const { body } = await app().call<ReplyOf<'listAnnouncements'>>('GET', url, options);
    return body.value.banners;
  }
  const ids = async (options: CallOptions = {}) => (await slides(options)).map(({ id }) => id);

  it('stands before the brand’s own at once, on its own site alone', async () => {
    const own = await ids();
    const others = await ids({ host: OTHER_HOST });
    expect(await told()).toEqual([]);
    const answer = await set([banner()]);
    expect(answer.body.value).toMatchObject({ version: 1, keepsOwn: true, banners: [banner()] });
    expect(await ids()).toEqual(['office-1', ...own]);
    expect((await slides())[0]).toMatchObject({
      title: { text: 'Hoy' },
      text: { text: 'Y mañana' },
      action: { label: { text: 'Ver qué hay' }, href: '/hot', newTab: false },
      drawing: 'hero-dice',
      picture: { kind: 'art', hero: 'dice' },
    });
    const english = await slides({ headers: { 'x-language': 'en' } });
    expect(english[0]).toMatchObject({
      title: { text: 'Today' },
      text: null,
      action: { label: { key: 'plan:home.open' } },
    });
    const [first] = await told();
    expect(first).toMatchObject({ groupName: 'w_home', linkageType: 'page', target: '/hot' });
    const drawn = await app().server.app.inject({ url: first?.url ?? '' });
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('svg'),
    ]);
    expect(await ids({ host: OTHER_HOST })).toEqual(others);
    expect(await told({ host: OTHER_HOST })).toEqual([]);

    await set([banner()], { keepsOwn: false });
    expect(await ids()).toEqual(['office-1']);
    await set([], { keepsOwn: false });
    expect(await ids()).toEqual(own);
  });

  it('is shown within its schedule, to those it is for, in its group', async () => {
    const own = await ids();
    const inMinutes = (minutes: number) =>
      new Date(app().clock.now().getTime() + minutes * 60_000).toISOString();
    await set([
      banner({ startsAt: inMinutes(1), endsAt: inMinutes(2) }),
      banner({ enabled: false }),
      banner({ visitorKinds: ['agent'] }),
      banner({ group: 'w_forget', linkageType: 'none', target: '/hot' }),
    ]);
    expect(await ids()).toEqual(own);
    expect(await told()).toMatchObject([{ groupName: 'w_forget', linkageType: 'none' }]);
    app().clock.advance({ minutes: 1.5 });
    expect(await ids()).toEqual(['office-1', ...own]);
    app().clock.advance({ minutes: 1 });
    expect(await ids()).toEqual(own);
    await set([]);
  });

  describe('a picture that is brought', () => {
    it('is made anew in every size, and served for ever under its name', async () => {
      const file = await base64Of(
        plainPicture()
          .withExif({ IFD0: { Copyright: 'a secret' } })
          .jpeg()
          .toBuffer(),
      );
      const { picture } = (await bring(file)).body.value;
      expect((await bring(file)).body.value).toEqual({ picture });
      await set([banner({ picture, linkageType: 'url', target: 'https://example.com/' })]);
      expect((await slides())[0]).toMatchObject({
        action: { href: 'https://example.com/', newTab: true },
        picture: { kind: 'brought', root: `/banners/denluma/${picture}` },
      });
      const url = `/banners/denluma/${picture}/wide/1440`;
      expect(await told()).toMatchObject([{ url, linkageType: 'url' }]);
      for (const [accept, type] of [
        ['image/avif,image/webp,*/*', 'image/avif'],
        ['*/*', 'image/webp'],
      ] as const) {
        const sent = await app().server.app.inject({ url, headers: { accept } });
        expect(sent.headers).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          vary: expect.stringContaining('accept'),
        });
        const { width, height, exif } = await sharp(sent.rawPayload).metadata();
        expect([width, height, exif]).toEqual([1440, 560, undefined]);
        const again = { accept, 'if-none-match': String(sent.headers.etag) };
        expect((await app().server.app.inject({ url, headers: again })).statusCode).toBe(304);
      }
      for (const other of [
        `/banners/kyvolta/${picture}/wide/1440`,
        `/banners/nobody/${picture}/wide/1440`,
        `/banners/denluma/${picture}/wide/1441`,
        `/banners/denluma/${'0'.repeat(32)}/wide/1440`,
      ]) {
        expect((await app().server.app.inject({ url: other })).statusCode, other).toBe(404);
      }
      const elsewhere = { keepsOwn: true, banners: [banner({ picture })] };
      const refused = await setFact(app(), KIND, editor, elsewhere, { brand: 'kyvolta' });
      expect(refused.body.fields?.['/banners/0/picture']?.code).toBe('enum');
      await set([]);
    });

    it.each<[string, () => Promise<string>, string]>([
      ['a drawing', async () => btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'NO_PICTURE'],
      ['a GIF', () => base64Of(plainPicture(400, 400).gif().toBuffer()), 'NO_PICTURE'],
      ['half a file', async () => btoa('\u0089PNG\r\n\u001A\nand nothing more'), 'NO_PICTURE'],
      ['a stamp', () => base64Of(plainPicture(359, 900).png().toBuffer()), 'PICTURE_TOO_SMALL'],
      [
        'a bomb',
        () => base64Of(plainPicture(9_000, 9_000).png().toBuffer()),
        'PICTURE_TOO_MANY_PIXELS',
      ],
      ['too much', async () => 'A'.repeat(6_700_000), 'PICTURE_TOO_LARGE'],
    ])('is refused when it is %s', async (_what, file, code) => {
      const answer = await bring(await file());
      expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_PICTURE']);
      expect(answer.body.fields?.['/file']?.code).toBe(code);
      // Whoever brings it is told by how much it may be.
      if (code === 'PICTURE_TOO_MANY_PIXELS') {
        expect(answer.body.fields?.['/file']?.message).toContain('24 millones');
      }
    });

    it('is for those who may, and for brands of their own', async () => {
      const file = await base64Of(plainPicture(400, 400).png().toBuffer());
      const support = await signInStaff(app(), 'support');
      expect((await bring(file, support)).body.code).toBe('FORBIDDEN');
      const other = await signInStaff(app(), 'editor', ['kyvolta']);
      expect((await bring(file, other)).body.code).toBe('BRAND_NOT_FOUND');
      const body = { version: 0, keepsOwn: true, banners: [] };
      expect((await setFact(app(), KIND, other, body)).body.code).toBe('BRAND_NOT_FOUND');
    });
  });

  it.each<[Partial<OfficeBanner>, string, string]>([
    [{ target: 'javascript:alert(1)' }, '/target', 'NO_PAGE'],
    [{ target: '//evil.example' }, '/target', 'NO_PAGE'],
    [{ linkageType: 'url', target: 'http://example.com/' }, '/target', 'NO_WEB_ADDRESS'],
    [{ endsAt: '2024-01-01T00:00:00.000Z' }, '/endsAt', 'END_BEFORE_START'],
    [{ picture: 'f'.repeat(32) }, '/picture', 'enum'],
    [{ hero: 'nobody' }, '/hero', 'enum'],
    [
      { texts: [{ language: 'en', title: 'Only', subtitle: '', action: '', alt: '' }] },
      '/texts',
      'DEFAULT_LANGUAGE_MISSING',
    ],
  ])('refuses %j', async (change, pointer, code) => {
    const answer = await set([banner(change)]);
    expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_BANNERS']);
    expect(answer.body.fields?.[`/banners/0${pointer}`]?.code).toBe(code);
    expect((await getFact(app(), KIND, editor)).body.value.banners).toEqual([]);
  });

  it('refuses an edit of what has changed since, and leaves a trace of what was', async () => {
    const { version } = (await set([banner()])).body.value;
    const stale = await set([], { version: version - 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'FACTS_CONFLICT']);
    expect(stale.body.value.banners).toEqual([banner()]);
    expect((await set([banner()])).body.value.version).toBe(version);
    await set([]);
    const operator = await signInStaff(app(), 'operator');
    const [gone, came] = (await auditOf(app(), operator, '?action=setBanners')).items;
    expect(came).toMatchObject({ before: { banners: [] }, after: { banners: [{ hero: 'dice' }] } });
    expect(gone).toMatchObject({ reason: 'asked for by a test', after: { banners: [] } });
  });
});
