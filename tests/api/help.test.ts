import { beforeAll, describe, expect, it } from 'vitest';
import type { HelpPageSettings, HelpSettings, HelpTopic } from '#contract/generated/types.ts';
import { auditOf } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { HOST, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const LIST = '/office/api/brands/denluma/help';
const PAGE = `${LIST}/deposit`;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let operator: TestStaff;
  let made = 0;
  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
  });

  const get = <T>(url: string, { headers } = operator) => app().call<T>('GET', url, { headers });
  const put = async <T>(url: string, body: object, { headers } = operator) => {
    made += 1;
    const { version } = (await get<{ version: number }>(LIST)).body.value;
    return app().call<T>('PUT', url, {
      headers,
      key: `help-change-${made}`,
      body: { version, reason: 'asked for by a test', ...body },
    });
  };
  const word = (language: string, title: string, content = '<p>Words</p>') =>
    put<HelpPageSettings>(PAGE, { texts: [{ language, title, content }], shipped: [] });
  const topics = async (query = '', host = HOST) => {
    const { body } = await app().call<{ topics: HelpTopic[] }>(
      'GET',
      `/wps/system/helpCenter${query}`,
      { host },
    );
    return body.value.topics;
  };
  const article = async (id: string, query = '', host = HOST) =>
    (await topics(query, host))
      .flatMap(({ articles }) => articles)
      .find(({ articleId }) => articleId === id);

  describe('what players read', () => {
    it('is every section in their language, with the brand’s facts in it', async () => {
      const spanish = await topics('?lang=es&device=WEB');
      expect(spanish.map(({ topicId }) => topicId)).toEqual([
        'account',
        'money',
        'games',
        'saferPlay',
        'legal',
      ]);
      expect(spanish[1]?.title).toBe('Dinero');
      expect((await topics('?lang=en'))[1]?.title).toBe('Money');
      expect((await article('about', '?lang=en'))?.title).toBe('About Denluma');
      expect((await article('about', '?lang=en', OTHER_HOST))?.title).toBe('About Kyvolta');
      expect((await article('terms', '?lang=en'))?.content).not.toMatch(/\{\w+\}/);
    });

    it('is in the brand’s own language when asked for one it does not offer', async () => {
      expect((await topics('?lang=sw'))[1]?.title).toBe('Dinero');
      const refused = await app().call('GET', '/wps/system/helpCenter?lang=not%20one');
      expect(refused.body.code).toBe('INVALID_QUERY');
    });
  });

  it('changes with what the office writes, at once, for this brand and language alone', async () => {
    const set = await word('es', 'Depositar en {brand}', '<p>Desde {age} años</p>');
    expect(set.status).toBe(200);
    expect(await article('deposit', '?lang=es')).toMatchObject({
      title: 'Depositar en Denluma',
      content: '<p>Desde 18 años</p>',
    });
    expect((await article('deposit', '?lang=en'))?.title).toBe('How to deposit');
    expect((await article('deposit', '?lang=es', OTHER_HOST))?.title).toBe('Cómo depositar');
    const back = await put<HelpPageSettings>(PAGE, { texts: [], shipped: ['es'] });
    expect(back.body.value.texts.some(({ own }) => own)).toBe(false);
    expect((await article('deposit', '?lang=es'))?.title).toBe('Cómo depositar');
  });

  it('refuses HTML that would have to be stripped, and names it', async () => {
    const refused = await word('es', 'Title', '<p onclick="x()">a</p><script>x()</script>');
    expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_HELP_PAGES']);
    const fault = refused.body.fields?.['/texts/0/content'];
    expect(fault?.code).toBe('stripped');
    expect(fault?.message).toContain('onclick="x()", <script>');
    const swahili = await word('sw', 'Title');
    expect(swahili.body.fields).toHaveProperty(['/texts/0/language']);
  });

  it('keeps order, hides pages, and begins new ones that are shown once they have words', async () => {
    const { pages } = (await get<HelpSettings>(LIST)).body.value;
    const places = pages.map(({ pageId, section, published }) => ({ pageId, section, published }));
    const begun = { pageId: 'vip', section: 'account', published: true };
    const early = await put(LIST, { pages: [begun, ...places] });
    expect(early.body.fields).toHaveProperty(['/pages/0/published']);
    const left = await put(LIST, { pages: places.slice(1) });
    expect(left.body.fields).toHaveProperty(['/pages']);

    const hidden = places.map((place) =>
      place.pageId === 'signs' ? { ...place, published: false } : place,
    );
    await put(LIST, { pages: [{ ...begun, published: false }, ...hidden] });
    expect(await article('signs')).toBeUndefined();
    expect(await article('vip')).toBeUndefined();
    await put(`${LIST}/vip`, {
      texts: [{ language: 'es', title: 'Club', content: '<p>Hola</p>' }],
      shipped: [],
    });
    await put(LIST, { pages: [begun, ...hidden] });
    expect((await topics())[0]?.articles[0]?.articleId).toBe('vip');
    // Read in another language for want of a better, and said to be.
    expect(await article('vip', '?lang=en')).toMatchObject({ language: 'es', title: 'Club' });
    expect(await article('vip', '', OTHER_HOST)).toBeUndefined();
  });

  it('hands over what holds now to whoever edited something older', async () => {
    const { version } = (await get<HelpSettings>(LIST)).body.value;
    await word('en', 'Newer');
    const stale = await put<HelpPageSettings>(PAGE, {
      version,
      texts: [{ language: 'en', title: 'Older', content: '' }],
      shipped: [],
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'FACTS_CONFLICT']);
    expect(stale.body.value.texts).toContainEqual(
      expect.objectContaining({ language: 'en', title: 'Newer', own: true }),
    );
  });

  it('leaves a trace of who said what, and none when nothing changes', async () => {
    await word('en', 'Same');
    const [entry] = (await auditOf(app(), operator, '?limit=1')).items;
    expect(entry).toMatchObject({
      action: 'setHelpPage',
      reason: 'asked for by a test',
      after: { 'deposit en': { title: 'Same' } },
    });
    const { version } = (await get<HelpSettings>(LIST)).body.value;
    const again = await word('en', 'Same');
    expect(again.body.value.version).toBe(version);
  });

  it('is for staff of the brand: looked at by who sees it, changed by who may', async () => {
    const editor = await signInStaff(app(), 'editor');
    expect((await get(LIST, editor)).status).toBe(200);
    const tried = await put(PAGE, { texts: [], shipped: [] }, editor);
    expect(tried.body.code).toBe('FORBIDDEN');
    const other = await signInStaff(app(), 'operator', ['kyvolta']);
    expect((await get(LIST, other)).body.code).toBe('BRAND_NOT_FOUND');
    expect((await get(PAGE, other)).body.code).toBe('BRAND_NOT_FOUND');
    expect((await get(`${LIST}/nothing-here`)).body.code).toBe('HELP_PAGE_NOT_FOUND');
  });
});
