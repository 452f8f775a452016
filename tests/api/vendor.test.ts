import { beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { registerMember } from '#tests/support/members.ts';
import {
  betOf,
  launch,
  openOutsideVendor,
  outcomeOf,
  setVendor,
  winOf,
} from '#tests/support/outside-play.ts';
import { importVendor, vendorRecord, vendorTitle } from '#tests/support/outside-vendor.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { openWalletPlayer } from '#tests/support/vendor.ts';

const EURO_HOST = 'quarantelle.localhost';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let admin: TestStaff;
  beforeAll(async () => {
    admin = await signInStaff(app(), 'admin');
  });
  const put = (file: Parameters<typeof importVendor>[2]) => importVendor(app(), admin, file);
  const titlesAt = async (host: string, language: string, vassalage: string) => {
    const at = `/wps/relay/game/list?pageSize=50&vassalage=${vassalage}`;
    const options = { host, headers: { 'x-language': language } };
    const answer = await app().call<ReplyOf<'listGames'>>('GET', at, options);
    return answer.body.value.content.map(({ gameName }) => gameName);
  };
  const stored = async () => {
    const { db } = app().database;
    const vendors = await db.selectFrom('vendor').selectAll().orderBy('code').execute();
    const titles = db.selectFrom('vendor_title').selectAll().orderBy('vendor').orderBy('code');
    return { vendors, titles: await titles.execute() };
  };

  describe('the import of a vendor', () => {
    it('shows its titles on brands with its currency, in the language of the reader', async () => {
      const vendor = vendorRecord('NEW_GAMES', 'rsa');
      const games = [vendorTitle('one'), vendorTitle('two')];
      const added = await put({ vendor, games });
      expect(added.status, JSON.stringify(added.body)).toBe(200);
      expect(added.body.value).toMatchObject({ added: 2, changed: 0, unchanged: 0, removed: 0 });
      expect(added.body.value.vendor).toMatchObject({
        version: 1,
        titles: 2,
        keys: [],
        callAddress: '/wallet/rsa/NEW_GAMES',
        isUp: true,
      });
      expect(await titlesAt(HOST, 'en', 'NEW_GAMES')).toEqual(['Title one', 'Title two']);
      expect(await titlesAt(HOST, 'es', 'NEW_GAMES')).toEqual(['Título one', 'Título two']);
      expect(await titlesAt(EURO_HOST, 'en', 'NEW_GAMES')).toEqual([]);
      const vendors = await app().call<ReplyOf<'listVendors'>>('GET', '/wps/relay/game/vendors');
      const codes = vendors.body.value.items.map(({ vassalage }) => vassalage);
      expect(codes).toEqual(expect.arrayContaining(['house', 'NEW_GAMES']));
    });

    it('names each fault by its pointer and writes nothing', async () => {
      const before = await stored();
      const refused = await put({
        vendor: {
          ...vendorRecord('BROKEN_GAMES', 'rsa'),
          currencies: [{ currency: 'PEN', unitMicro: '15', smallestMicro: '15' }],
        },
        games: [
          vendorTitle('fine', { stakes: [] }),
          vendorTitle('fine', { stakes: [] }),
          vendorTitle('drawn', { category: 'LOTT', stakes: [] }),
          vendorTitle('lost', { parent: 'nowhere', stakes: [] }),
        ],
      });
      expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_VENDOR_FILE']);
      expect(Object.keys(refused.body.fields ?? {}).toSorted()).toEqual([
        '/games/1/code',
        '/games/2/category',
        '/games/3/parent',
        '/vendor/currencies/0/unitMicro',
      ]);
      expect(await stored()).toEqual(before);
    });

    it('counts without writing when it is a trial', async () => {
      const before = await stored();
      const vendor = vendorRecord('TRIAL_GAMES', 'hmac');
      const tried = await put({ vendor, games: [vendorTitle('one')], trial: true });
      expect(tried.body.value).toEqual({
        vendor: null,
        added: 1,
        changed: 0,
        unchanged: 0,
        removed: 0,
      });
      expect(await stored()).toEqual(before);
      expect((await put({ vendor, games: [], version: 0 })).status).toBe(200);
    });

    it('counts what changed, and keeps the order of the file', async () => {
      const vendor = vendorRecord('COUNTED_GAMES', 'rsa');
      const [one, two, three] = ['one', 'two', 'three'].map((code) => vendorTitle(code));
      await put({ vendor, games: [one, two, three].map((title) => ({ ...title })) });
      const renamed = vendorTitle('two', { names: [{ language: 'en', name: 'Renamed' }] });
      const games = [vendorTitle('one'), renamed, vendorTitle('four')];
      const again = await put({ vendor, games, version: 1 });
      expect(again.body.value).toMatchObject({ added: 1, changed: 1, unchanged: 1, removed: 1 });
      expect(await titlesAt(HOST, 'en', 'COUNTED_GAMES')).toEqual([
        'Title one',
        'Renamed',
        'Title four',
      ]);
    });

    it('takes a title off: no launch and no stake, but wins of earlier bets', async () => {
      const { entry, call } = await openOutsideVendor(app(), admin, 'OFF_GAMES');
      const at = { vendor: 'OFF_GAMES', gameCode: 'far-reels' };
      const player = await openWalletPlayer(app().server, 10_000_000n, at);
      const bet = betOf(player);
      expect(outcomeOf(await call(bet))).toBe('moved');
      const removed = await put({
        vendor: entry.record,
        games: [vendorTitle('other')],
        version: entry.version,
      });
      expect(removed.body.value).toMatchObject({ added: 1, removed: 1 });
      const member = await registerMember(app());
      const opened = await launch(app(), member, 'OFF_GAMES', 'far-reels');
      expect([opened.status, opened.body.code]).toEqual([404, 'GAME_NOT_FOUND']);
      expect(outcomeOf(await call(betOf(player)))).toBe('GAME_NOT_OFFERED');
      expect(await call(winOf(bet))).toMatchObject({ kind: 'moved', balanceMicro: 10_000_000n });
    });
  });

  describe('a code, a version and a dialect', () => {
    it('refuses the code of a vendor that the server itself brings', async () => {
      const refused = await put({ vendor: vendorRecord('house', 'rsa'), games: [] });
      expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_BODY']);
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['/vendor/code']);
    });

    it('refuses a taken code, and a version that is not the stored one', async () => {
      const vendor = vendorRecord('TAKEN_GAMES', 'rsa');
      expect((await put({ vendor, games: [] })).status).toBe(200);
      expect((await put({ vendor, games: [] })).body.code).toBe('VENDOR_CODE_TAKEN');
      expect((await put({ vendor, games: [], version: 2 })).body.code).toBe('FACTS_CONFLICT');
      const unknown = vendorRecord('UNKNOWN_GAMES', 'rsa');
      expect((await put({ vendor: unknown, games: [], version: 1 })).status).toBe(404);
      const stale = await setVendor(app(), admin, { record: vendor, version: 7 }, {});
      expect(stale.body.code).toBe('FACTS_CONFLICT');
    });

    it('accepts one of two imports at once', async () => {
      const vendor = vendorRecord('RACED_GAMES', 'rsa');
      const race = (version: number) =>
        Promise.all(
          ['one', 'two'].map((code) => put({ vendor, games: [vendorTitle(code)], version })),
        );
      const codesOf = (answers: Awaited<ReturnType<typeof race>>) =>
        answers.map(({ body }) => body.code ?? 'done').toSorted();
      expect(codesOf(await race(0))).toEqual(['VENDOR_CODE_TAKEN', 'done']);
      expect(codesOf(await race(1))).toEqual(['FACTS_CONFLICT', 'done']);
      const titles = await app()
        .database.db.selectFrom('vendor_title')
        .select('code')
        .where('vendor', '=', 'RACED_GAMES')
        .execute();
      expect(titles).toHaveLength(1);
    });

    it('refuses another dialect for a stored vendor', async () => {
      const vendor = vendorRecord('FIXED_GAMES', 'rsa');
      await put({ vendor, games: [] });
      const other = { ...vendor, dialect: 'hmac' } as const;
      const refused = await put({ vendor: other, games: [], version: 1 });
      expect(refused.body.code).toBe('INVALID_VENDOR_FILE');
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['/vendor/dialect']);
    });

    it('points at the dialect in the body of an edit', async () => {
      const vendor = vendorRecord('EDITED_GAMES', 'rsa');
      await put({ vendor, games: [] });
      const set = await setVendor(
        app(),
        admin,
        { record: vendor, version: 1 },
        { dialect: 'hmac' },
      );
      expect(set.body.code).toBe('INVALID_VENDOR_FILE');
      expect(Object.keys(set.body.fields ?? {})).toEqual(['/record/dialect']);
    });
  });

  describe('permissions', () => {
    it('let operators read vendors, and admins alone edit them', async () => {
      const operator = await signInStaff(app(), 'operator');
      const support = await signInStaff(app(), 'support');
      const read = ({ headers }: TestStaff) =>
        app().call('GET', '/office/api/vendors', { headers });
      expect((await read(operator)).status).toBe(200);
      expect([(await read(support)).status, (await read(support)).body.code]).toEqual([
        403,
        'FORBIDDEN',
      ]);
      const record = vendorRecord('OPERATOR_GAMES', 'rsa');
      const refused = await importVendor(app(), operator, { vendor: record, games: [] });
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
      const set = await setVendor(app(), operator, { record, version: 1 }, {});
      expect([set.status, set.body.code]).toEqual([403, 'FORBIDDEN']);
    });
  });
});
