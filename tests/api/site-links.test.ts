import { beforeAll, describe, expect, it } from 'vitest';
import type { SitePlan } from '#brand/site-plan.ts';
import type { PermissionInfo, SiteLink } from '#contract/generated/types.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { type CallOptions, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const KIND = 'site-links';

const resource = (resourceType: string, url: string): SiteLink => ({
  resourceType,
  name: 'Enlace',
  labelNameEn: 'Link',
  url,
});

const EXTRA = resource('extraLink', 'https://partner.example/');

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let editor: TestStaff;
  beforeAll(async () => {
    editor = await signInStaff(app(), 'editor');
  });
  const set = (resources: readonly object[], body: object = {}) =>
    setFact(app(), KIND, editor, { resources, ...body });

  /** What a client is told, and what the page makes of it. */
  async function seen(options: CallOptions = {}) {
    const told = await app().call<PermissionInfo>('GET', '/wps/system/permission', options);
    const site = await app().call<{ plan: SitePlan }>('GET', '/wps/relay/site/plan', options);
    const { navigation, footer } = site.body.value.plan;
    return {
      resources: told.body.value.resources,
      links: [
        ...navigation.entries.filter(({ kind }) => kind === 'link').map(({ href }) => href),
        ...footer.socials.map(({ href }) => href),
      ],
    };
  }

  it('lists none at first, and the places that wait for one', async () => {
    expect((await getFact(app(), KIND, editor)).body.value).toMatchObject({
      brand: 'denluma',
      version: 0,
      lastChange: null,
      places: expect.arrayContaining(['extraLink', 'instagram', 'androidApp']),
      resources: [],
    });
    expect(await seen()).toEqual({ resources: [], links: [] });
  });

  it('stands at its place at once, on the brand’s own site alone', async () => {
    const instagram = resource('instagram', 'https://instagram.example/');
    const answer = await set([{ ...EXTRA, url: ` ${EXTRA.url}` }, instagram]);
    expect(answer.body.value).toMatchObject({ version: 1, resources: [EXTRA, instagram] });
    expect(await seen()).toEqual({
      resources: [EXTRA, instagram],
      links: [EXTRA.url, instagram.url],
    });
    expect(await seen({ host: OTHER_HOST })).toEqual({ resources: [], links: [] });
    await set([]);
    expect(await seen()).toEqual({ resources: [], links: [] });
  });

  it.each([
    [[resource('extraLink', 'javascript:alert(1)')], '/resources/0/url', 'NO_LINK'],
    [[resource('extraLink', '//evil.example')], '/resources/0/url', 'NO_LINK'],
    [[resource('a b', '/help')], '/resources/0/resourceType', 'NO_RESOURCE_TYPE'],
    [[EXTRA, { ...EXTRA, url: '/help' }], '/resources/1/resourceType', 'DUPLICATE'],
    [[{ ...EXTRA, name: ' ' }], '/resources/0/name', 'EMPTY_TITLE'],
  ])('refuses %j', async (bad, pointer, code) => {
    const answer = await set(bad);
    expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_SITE_RESOURCES']);
    expect(answer.body.fields?.[pointer]?.code).toBe(code);
    expect((await getFact(app(), KIND, editor)).body.value.resources).toEqual([]);
  });

  it('refuses an edit of what has changed since; saying what holds counts nothing', async () => {
    const { version } = (await set([EXTRA])).body.value;
    const stale = await set([], { version: version - 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'FACTS_CONFLICT']);
    expect(stale.body.value.resources).toEqual([EXTRA]);
    expect((await set([EXTRA])).body.value.version).toBe(version);
    await set([]);
    const operator = await signInStaff(app(), 'operator');
    const [gone, came] = (await auditOf(app(), operator, '?action=setSiteLinks')).items;
    expect(came).toMatchObject({ before: {}, after: { extraLink: { url: EXTRA.url } } });
    expect(gone).toMatchObject({ reason: 'asked for by a test', after: {} });
  });

  describe('who may', () => {
    it('look: support too; change: not they, and nobody for a brand of others', async () => {
      const support = await signInStaff(app(), 'support');
      expect((await getFact(app(), KIND, support)).status).toBe(200);
      const body = { version: 0, resources: [EXTRA] };
      expect((await setFact(app(), KIND, support, body)).body.code).toBe('FORBIDDEN');
      const other = await signInStaff(app(), 'editor', ['kyvolta']);
      expect((await setFact(app(), KIND, other, body)).body.code).toBe('BRAND_NOT_FOUND');
    });
  });
});
