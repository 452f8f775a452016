import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameItem, GameSettings } from '#contract/generated/types.ts';
import { JACKPOT_SLOTS } from '#games/slot/slot-titles.ts';
import { houseOver } from '#server/vendors/house/vendor.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { JADE, launchJade, vendorRound } from '#tests/support/play.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { HOST, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const NODE = 'house:jade-orchard';
const AS_SHIPPED = { vendors: [], categories: [], games: [], hot: [] };

const vendor = (state: GameSettings['vendors'][number]['state'], names: object[] = []) => ({
  ...AS_SHIPPED,
  vendors: [{ vassalage: 'house', state, names }],
});
const title = (state: string) => ({ ...AS_SHIPPED, games: [{ nodeId: NODE, state }] });

onOneEngine((engine) => {
  // One title: what goes with the last one is in sight.
  const app = useTestApp(engine, {
    vendors: [houseOver(JACKPOT_SLOTS.filter(({ code }) => code === 'jade-orchard'))],
  });
  let operator: TestStaff;
  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
  });
  afterEach(() => set(AS_SHIPPED));

  const set = (body: object, options?: { brand?: string }) =>
    setFact(app(), 'games', operator, body, options);

  /** What a visitor finds, in the words of each operation. */
  async function seen(host = HOST, language = 'es') {
    const get = async <Value>(path: string) => {
      const headers = { 'accept-language': language };
      return (await app().call<Value>('GET', path, { host, headers })).body.value;
    };
    interface Vendor {
      displayName: string;
      maintenance: boolean;
    }
    const menus = await get<{ categories: { gameCategory: string; vendors: Vendor[] }[] }>(
      '/lgw/games/game_menus',
    );
    const { items: vendors } = await get<{ items: Vendor[] }>('/wps/relay/game/vendors');
    const { content } = await get<{ content: GameItem[] }>('/wps/relay/game/list?pageSize=100');
    const { items: hot } = await get<{ items: GameItem[] }>('/wps/relay/game/hot');
    const { plan } = await get<{
      plan: { navigation: { entries: { id: string; vendors: Vendor[] }[] } };
    }>('/wps/relay/site/plan');
    const slots = plan.navigation.entries.find(({ id }) => id === 'slots');
    return {
      categories: menus.categories.map(({ gameCategory }) => gameCategory),
      vendors: vendors.map(({ displayName, maintenance }) => [displayName, maintenance]),
      jade: content.find(({ nodeId }) => nodeId === NODE)?.maintenance,
      hot: hot.map(({ nodeId }) => nodeId),
      slots: slots?.vendors.map(({ displayName }) => displayName),
    };
  }
  const EVERYTHING = {
    categories: ['RNG'],
    vendors: [['Originals', false]],
    jade: false,
    hot: [NODE],
    slots: ['Originals'],
  };

  it('lists every vendor, category and title, and the languages for names', async () => {
    const { value } = (await getFact(app(), 'games', operator)).body;
    expect(value.vendors).toEqual([
      { vassalage: 'house', displayName: 'Originals', state: 'on', names: [] },
    ]);
    expect(value.categories).toEqual(['RNG']);
    expect(value.games).toEqual([
      {
        nodeId: NODE,
        gameName: 'Jade Orchard',
        vassalage: 'house',
        gameCategory: 'RNG',
        state: 'on',
      },
    ]);
    expect(value.languages).toContain('es');
    expect(await seen()).toEqual(EVERYTHING);
  });

  it('a vendor that is off leaves every list at once, on this brand alone', async () => {
    expect((await set(vendor('off'))).status).toBe(200);
    expect(await seen()).toEqual({
      categories: [],
      vendors: [],
      jade: undefined,
      hot: [],
      slots: undefined,
    });
    expect(await seen(OTHER_HOST)).toEqual(EVERYTHING);
    await set(AS_SHIPPED);
    expect(await seen()).toEqual(EVERYTHING);
  });

  it('a title that is off goes, and with the last one its vendor and its category', async () => {
    await set(title('off'));
    expect(await seen()).toMatchObject({ categories: [], slots: undefined, hot: [] });
  });

  it('maintenance stays in sight, marked, and is not put forward', async () => {
    await set({ ...vendor('maintenance'), hot: [NODE] });
    expect(await seen()).toEqual({
      ...EVERYTHING,
      vendors: [['Originals', true]],
      jade: true,
      hot: [],
    });
    await set(title('maintenance'));
    expect(await seen()).toEqual({ ...EVERYTHING, jade: true, hot: [] });
  });

  it('a vendor goes by the brand’s own name, in the languages it was given one', async () => {
    await set(vendor('on', [{ language: 'es', name: 'De la casa' }]));
    expect(await seen(HOST, 'es')).toMatchObject({
      vendors: [['De la casa', false]],
      slots: ['De la casa'],
    });
    expect(await seen(HOST, 'en')).toMatchObject({ slots: ['Originals'] });
  });

  describe('a game that is shut', () => {
    let member: TestMember;
    beforeAll(async () => {
      member = await registerMember(app());
      await deposit(app(), member, 5_000_000n);
    });
    const launch = async () => {
      const { token } = member;
      const answer = await app().call('POST', '/wps/game/launchGame', { token, body: JADE });
      return [answer.status, answer.body.code, answer.body.value];
    };

    it('opens for nobody, and others are recommended', async () => {
      await set(title('maintenance'));
      expect(await launch()).toEqual([503, 'GAME_MAINTENANCE', { recommended: [] }]);
      await set(vendor('off'));
      expect(await launch()).toEqual([403, 'GAME_NOT_OFFERED', { recommended: [] }]);
      const kept = await app().call('POST', '/wps/relay/favourites', {
        token: member.token,
        body: { nodeId: NODE, vendor: 'house', gameType: 'RNG' },
      });
      expect(kept.body.code).toBe('GAME_NOT_FOUND');
    });

    it('takes no new stake, and a round that was paid for is played to its end', async () => {
      const token = await launchJade(app(), member);
      const open = vendorRound(app(), member, token);
      expect((await open.bet()).status).toBe(200);
      await app().server.relay.settle();
      await set(title('off'));
      const late = await vendorRound(app(), member, token).bet();
      expect([late.status, late.body]).toMatchObject([403, { code: 'GAME_NOT_OFFERED' }]);
      expect((await launch())[0]).toBe(200);
      expect((await open.win(3_000_000n)).status).toBe(200);
      await app().server.relay.settle();
      expect((await launch())[1]).toBe('GAME_NOT_OFFERED');
    });
  });

  it.each([
    ['/vendors/0/vassalage', { vendors: [{ vassalage: 'nobody', state: 'on', names: [] }] }],
    ['/vendors/1/vassalage', { vendors: [vendor('on').vendors[0], vendor('off').vendors[0]] }],
    ['/vendors/0/names/0/language', vendor('on', [{ language: 'xx', name: 'X' }])],
    [
      '/vendors/0/names/1/language',
      vendor('on', [
        { language: 'es', name: 'A' },
        { language: 'es', name: 'B' },
      ]),
    ],
    ['/categories/0', { categories: ['LIVE'] }],
    ['/games/0/nodeId', { games: [{ nodeId: 'house:sic-bo-six', state: 'off' }] }],
    ['/hot/1', { hot: [NODE, NODE] }],
  ])('refuses what is not there or stands twice, at %s', async (pointer, body) => {
    const tried = await set({ ...AS_SHIPPED, ...body });
    expect([tried.status, tried.body.code]).toEqual([422, 'INVALID_GAME_SETTINGS']);
    expect(Object.keys(tried.body.fields ?? {})).toEqual([pointer]);
    expect(await seen()).toEqual(EVERYTHING);
  });

  it('is for those who may change it, on their own brands', async () => {
    const editor = await signInStaff(app(), 'editor');
    expect((await getFact(app(), 'games', editor)).status).toBe(200);
    const tried = await setFact(app(), 'games', editor, vendor('off'));
    expect(tried.body.code).toBe('FORBIDDEN');
    const other = await signInStaff(app(), 'operator', ['kyvolta']);
    const elsewhere = await setFact(app(), 'games', other, { version: 0, ...vendor('off') });
    expect(elsewhere.body.code).toBe('BRAND_NOT_FOUND');
    expect(await seen()).toEqual(EVERYTHING);
  });

  it('of two who change at the same moment one is told, and gets what holds', async () => {
    const { version } = (await getFact(app(), 'games', operator)).body.value;
    const both = await Promise.all(
      [vendor('maintenance'), title('off')].map((body) => set({ version, ...body })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('FACTS_CONFLICT');
    expect(refused?.body.value.version).toBe(version + 1);
  });

  it('leaves a trace of what changed and why, and none when nothing does', async () => {
    await set({ ...title('off'), reason: 'the vendor asked' });
    const { items } = await auditOf(app(), operator, '?limit=1');
    expect(items[0]).toMatchObject({
      action: 'setGameSettings',
      before: { games: [] },
      after: { games: [{ nodeId: NODE, state: 'off' }] },
      reason: 'the vendor asked',
    });
    expect(items[0]?.after).not.toHaveProperty('vendors');
    const held = (await getFact(app(), 'games', operator)).body.value;
    // As the platform has it anyway: the same, said at length.
    const same = await set({ ...title('off'), categories: ['RNG'] });
    expect(same.body.value).toEqual(held);
    expect((await auditOf(app(), operator, '?limit=1')).items).toEqual(items);
  });
});
