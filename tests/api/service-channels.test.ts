import { beforeAll, describe, expect, it } from 'vitest';
import type { SitePlan } from '#brand/site-plan.ts';
import type { ServiceChannel } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { type CallOptions, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const KIND = 'service-channels';

const channel = (
  csType: ServiceChannel['csType'],
  address: string,
  change: Partial<ServiceChannel> = {},
): ServiceChannel => ({
  csType,
  address,
  opensWindow: false,
  enabled: true,
  texts: [
    { language: 'es', title: 'Ayuda', hours: 'De 8 a 23 h' },
    { language: 'en', title: 'Help', hours: '' },
  ],
  ...change,
});

const CHAT = channel('liveChat', 'https://chat.example.com/', { opensWindow: true });

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let editor: TestStaff;
  beforeAll(async () => {
    editor = await signInStaff(app(), 'editor');
  });
  const set = (channels: readonly object[], body: object = {}) =>
    setFact(app(), KIND, editor, { channels, ...body });

  /** What the help centre answers, and what stands beside every page. */
  async function seen(options: CallOptions = {}) {
    const [help, site] = [
      await app().call<ReplyOf<'getHelpCentre'>>('GET', '/wps/system/helpCenter', options),
      await app().call<{ plan: SitePlan }>('GET', '/wps/relay/site/plan', options),
    ];
    return {
      help: help.body.value.customerServices,
      side: site.body.value.plan.sideMenu.right.map(({ label, href }) => [label, href]),
    };
  }

  it('lists none at first, and the languages there are', async () => {
    expect((await getFact(app(), KIND, editor)).body.value).toMatchObject({
      brand: 'denluma',
      version: 0,
      lastChange: null,
      defaultLanguage: 'es',
      languages: expect.arrayContaining(['es', 'en']),
      channels: [],
    });
    expect(await seen()).toEqual({ help: [], side: [] });
  });

  it('is seen at once, in the order and language wanted, by the brand’s own players alone', async () => {
    const answer = await set([
      channel('whatsapp', '+1 202 555 0142'),
      CHAT,
      channel('phone', '+12025550119', { enabled: false }),
    ]);
    expect(answer.body.value).toMatchObject({
      version: 1,
      lastChange: { reason: 'asked for by a test' },
      channels: [{ address: '+12025550142' }, { opensWindow: true }, { enabled: false }],
    });
    expect(await seen()).toEqual({
      help: [
        {
          csType: 'whatsapp',
          language: 'es',
          title: 'Ayuda',
          url: 'https://wa.me/12025550142',
          hours: 'De 8 a 23 h',
        },
        {
          csType: 'liveChat',
          language: 'es',
          title: 'Ayuda',
          url: CHAT.address,
          hours: 'De 8 a 23 h',
        },
      ],
      side: [
        [{ text: 'Ayuda' }, 'https://wa.me/12025550142'],
        [{ text: 'Ayuda' }, CHAT.address],
      ],
    });
    const english = await seen({ headers: { 'x-language': 'en' } });
    expect(english.help[0]).toEqual({
      csType: 'whatsapp',
      language: 'en',
      title: 'Help',
      url: 'https://wa.me/12025550142',
    });
    expect(await seen({ host: OTHER_HOST })).toEqual({ help: [], side: [] });

    await set([]);
    expect(await seen()).toEqual({ help: [], side: [] });
  });

  it.each([
    [channel('liveChat', 'http://chat.example.com/'), '/channels/0/address', 'NO_WEB_ADDRESS'],
    [channel('liveChat', 'javascript:alert(1)'), '/channels/0/address', 'NO_WEB_ADDRESS'],
    [channel('phone', '5550142'), '/channels/0/address', 'NO_NUMBER'],
    [channel('email', 'nobody'), '/channels/0/address', 'NO_MAIL'],
    [channel('zalo', 'a b'), '/channels/0/address', 'NO_NETWORK_NUMBER'],
    [channel('line', 'https://evil.example/'), '/channels/0/address', 'NO_NETWORK_NAME'],
    [
      { ...CHAT, texts: [{ language: 'en', title: 'Only', hours: '' }] },
      '/channels/0/texts',
      'DEFAULT_LANGUAGE_MISSING',
    ],
  ])('refuses %j', async (bad, pointer, code) => {
    const answer = await set([bad]);
    expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_SERVICE_CHANNELS']);
    expect(answer.body.fields?.[pointer]).toMatchObject({ code, message: expect.any(String) });
    expect((await getFact(app(), KIND, editor)).body.value.channels).toEqual([]);
  });

  it('refuses a kind nobody knows', async () => {
    expect((await set([{ ...CHAT, csType: 'pager' }])).body.code).toBe('INVALID_BODY');
  });

  it('refuses an edit of what has changed since; saying what holds counts nothing', async () => {
    const { version } = (await set([CHAT])).body.value;
    const stale = await set([], { version: version - 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'FACTS_CONFLICT']);
    expect(stale.body.value.channels).toEqual([CHAT]);
    expect((await set([CHAT])).body.value.version).toBe(version);
    await set([]);
    const operator = await signInStaff(app(), 'operator');
    const [gone, came] = (await auditOf(app(), operator, '?action=setServiceChannels')).items;
    expect(came).toMatchObject({
      before: { channels: [] },
      after: { channels: [{ csType: 'liveChat' }] },
    });
    expect(gone).toMatchObject({ reason: 'asked for by a test', after: { channels: [] } });
  });

  describe('who may', () => {
    it('look: support too; change: not they, and nobody for a brand of others', async () => {
      const support = await signInStaff(app(), 'support');
      expect((await getFact(app(), KIND, support)).status).toBe(200);
      const body = { version: 0, channels: [CHAT] };
      expect((await setFact(app(), KIND, support, body)).body.code).toBe('FORBIDDEN');
      const other = await signInStaff(app(), 'editor', ['kyvolta']);
      expect((await getFact(app(), KIND, other)).body.code).toBe('BRAND_NOT_FOUND');
      expect((await setFact(app(), KIND, other, body)).body.code).toBe('BRAND_NOT_FOUND');
    });
  });
});
