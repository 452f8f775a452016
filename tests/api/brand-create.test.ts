import { describe, expect, it } from 'vitest';
import type { ListBrandsValue } from '#contract/generated/types.ts';
import { approved } from '#tests/support/second-person.ts';
import { editorOf, liveName } from '#tests/support/brand-editor.ts';
import { registerMember } from '#tests/support/members.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { type Answer, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';

const codeOf = (answer: Answer) => answer.body.code;
const SEEDS = { kind: 'extend', brand: '_base', recipe: 'oscilloscope', seedColor: '#7A1F5C' };
let keys = 0;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const create = (headers: Record<string, string>, over: object = {}) => {
    keys += 1;
    const body = {
      id: 'novasola',
      name: 'Novasola',
      host: 'novasola.localhost',
      start: SEEDS,
      ...over,
    };
    return app().call<{ brand: string; draftVersion: number }>('POST', '/builder/api/brands', {
      headers,
      body,
      key: `create-brand-${keys}`,
    });
  };

  describe('a new brand', () => {
    it('comes from two colours, and is live on its host once it is published', async () => {
      const ana = await signInStaff(app(), 'publisher', ['denluma']);
      const made = await create(ana.headers);
      expect(made.body.value).toEqual({ brand: 'novasola', draftVersion: 1 });
      expect(
        (await app().call('GET', '/wps/relay/site/plan', { host: 'novasola.localhost' })).status,
      ).toBe(421);
      const { items, bases } = (
        await app().call<ListBrandsValue>('GET', '/builder/api/brands', { headers: ana.headers })
      ).body.value;
      // Whoever works for some brands only works for the new one too.
      expect(items.map(({ brand }) => brand)).toEqual(['denluma', 'novasola']);
      expect(items[1]).toMatchObject({ name: 'Novasola', liveRevision: null, hasDraft: true });
      expect(bases).toEqual(['_base']);
      const at = '/builder/api/brands/novasola';
      const body = { version: 1, note: 'first', liveRevision: null };
      const published = await app().call('POST', `${at}/publish`, {
        headers: ana.headers,
        body,
        key: 'publish-novasola',
      });
      expect(published.body.value).toMatchObject({ brand: 'novasola', revision: 1 });
      expect(await liveName(app(), 'novasola.localhost')).toBe('Novasola');
    });

    it('may be a copy, and says everything the other one says', async () => {
      const ana = await signInStaff(app(), 'admin', null);
      const over = { id: 'kycopia', name: 'Kycopia', host: 'kycopia.localhost' };
      await create(ana.headers, { ...over, start: { kind: 'copy', brand: 'kyvolta' } });
      const elio = await editorOf(app(), 'admin', { brand: 'kycopia' });
      const { manifest } = (await elio.draft()).body.value;
      expect(manifest).toMatchObject({
        id: 'kycopia',
        hosts: ['kycopia.localhost'],
        identity: { name: 'Kycopia' },
        navigation: { layout: 'rail' },
      });
    });

    it('is refused for an id, a host or a brand to start from that it cannot have', async () => {
      const ana = await signInStaff(app(), 'publisher', ['denluma']);
      expect(codeOf(await create(ana.headers, { id: 'kyvolta' }))).toBe('BRAND_EXISTS');
      const taken = { id: 'another', host: 'kyvolta.localhost' };
      expect(codeOf(await create(ana.headers, taken))).toBe('HOST_TAKEN');
      const other = {
        id: 'another',
        host: 'a.localhost',
        start: { kind: 'copy', brand: 'kyvolta' },
      };
      expect(codeOf(await create(ana.headers, other))).toBe('BRAND_NOT_FOUND');
      const editor = await signInStaff(app(), 'editor', null);
      expect(codeOf(await create(editor.headers, { id: 'another' }))).toBe('FORBIDDEN');
      const names = await app().call(
        'GET',
        '/builder/api/brand-names?id=kyvolta&host=kyvolta.localhost',
        { headers: ana.headers },
      );
      expect(names.body.value).toEqual({ id: 'taken', host: 'taken' });
      for (const id of ['constructor', 'con', 'office']) {
        const refused = await create(ana.headers, { id, host: `${id}-games.localhost` });
        expect(refused.body.fields).toMatchObject({ '/id': { code: 'reserved' } });
        const checked = await app().call(
          'GET',
          `/builder/api/brand-names?id=${id}&host=${id}-games.localhost`,
          { headers: ana.headers },
        );
        expect(checked.body.value).toEqual({ id: 'reserved', host: 'free' });
      }
    });

    it('is made once when two make it at once', async () => {
      const ana = await signInStaff(app(), 'admin', null);
      const over = { id: 'racebrand', host: 'racebrand.localhost' };
      const answers = await Promise.all([
        create(ana.headers, over),
        create(ana.headers, over),
        create(ana.headers, over),
      ]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409, 409,
      ]);
    });
  });

  describe('archiving', () => {
    it('takes a brand off its host and puts it back as it was', async () => {
      const ana = await signInStaff(app(), 'admin', null);
      const set = (brand: string, archived: boolean) =>
        app().call('PUT', `/builder/api/brands/${brand}/archive`, {
          headers: ana.headers,
          body: { archived, note: 'season is over' },
        });
      const host = 'kyvolta.localhost';
      const plan = () => app().call('GET', '/wps/relay/site/plan', { host });
      expect((await set('kyvolta', true)).status).toBe(200);
      expect(codeOf(await plan())).toBe('UNKNOWN_HOST');
      expect((await set('kyvolta', false)).body.value).toEqual({ archivedAt: null });
      expect((await plan()).status).toBe(200);
      expect(codeOf(await set('denluma', true))).toBe('DEFAULT_BRAND_NEEDED');
      await registerMember(app(), { host });
      expect(codeOf(await set('kyvolta', true))).toBe('BRAND_HAS_PLAYERS');
      expect((await plan()).status).toBe(200);
    });
  });

  describe('publishing and rolling back', () => {
    it('are refused when another revision went live since', async () => {
      const [ana, elio] = [await editorOf(app()), await editorOf(app())];
      const seen = (await ana.draft()).body.value.liveRevision;
      const first = (await ana.rename('Denluma Uno')).body.value.draftVersion;
      await ana.publish(first, '', undefined, seen);
      const rolledBack = await elio.rollBack(1, 'back', seen);
      expect([codeOf(rolledBack), rolledBack.body.value]).toEqual([
        'LIVE_CHANGED',
        { liveRevision: 2 },
      ]);
      expect((await elio.rollBack(1)).status).toBe(200);
      // An editor that was open before the roll-back does not undo it unseen.
      const again = (await ana.rename('Denluma Dos')).body.value.draftVersion;
      expect(codeOf(await ana.publish(again, '', undefined, 2))).toBe('LIVE_CHANGED');
      expect(await liveName(app())).toBe('Denluma');
      await ana.discard(again);
    });
  });

  const runDue = () =>
    app()
      .server.jobs.find(({ name }) => name === 'publishScheduled')
      ?.run(NO_FENCE);

  describe('a scheduled publication', () => {
    const plan = async (
      ana: Awaited<ReturnType<typeof editorOf>>,
      over: Record<string, unknown> = {},
    ) => {
      const { draftVersion: version, liveRevision } = (await ana.draft()).body.value;
      const publishAt = new Date(app().clock.now().getTime() + 60_000).toISOString();
      const body = { version, liveRevision, note: 'at six', publishAt, ...over };
      return app().call('PUT', '/builder/api/brands/denluma/schedule', {
        headers: ana.headers,
        body,
      });
    };

    it('happens at its time, and shows until then', async () => {
      const ana = await editorOf(app());
      await ana.rename('Denluma Tarde');
      expect((await plan(ana)).status).toBe(200);
      expect((await ana.draft()).body.value.schedule).toMatchObject({
        by: ana.username,
        note: 'at six',
      });
      await runDue();
      expect(await liveName(app())).not.toBe('Denluma Tarde');
      app().clock.advance({ minutes: 2 });
      await runDue();
      expect(await liveName(app())).toBe('Denluma Tarde');
      expect((await ana.draft()).body.value).toMatchObject({ hasDraft: false, schedule: null });
    });

    it('is dropped when the draft has changed since, and the audit log says why', async () => {
      const ana = await editorOf(app());
      await ana.rename('Denluma Noche');
      await plan(ana);
      const later = (await ana.rename('Denluma Otra')).body.value.draftVersion;
      app().clock.advance({ minutes: 2 });
      await runDue();
      expect(await liveName(app())).toBe('Denluma Tarde');
      const dropped = await app()
        .database.db.selectFrom('audit_entry')
        .select('after')
        .where('action', '=', 'dropSchedule')
        .executeTakeFirstOrThrow();
      expect(dropped.after).toEqual({ code: 'DRAFT_CONFLICT' });
      await ana.discard(later);
    });

    it('is dropped when its author has been blocked meanwhile, or may publish no more', async () => {
      for (const change of [{ status: 'blocked' }, { role: 'support' }]) {
        const ana = await editorOf(app());
        await ana.rename('Denluma Vedada');
        expect((await plan(ana)).status).toBe(200);
        await app()
          .database.db.updateTable('staff')
          .set(change)
          .where('username', '=', ana.username)
          .execute();
        app().clock.advance({ minutes: 2 });
        await runDue();
        expect(await liveName(app())).not.toBe('Denluma Vedada');
        const dropped = await app()
          .database.db.selectFrom('audit_entry')
          .select('after')
          .where('action', '=', 'dropSchedule')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        expect(dropped.after).toEqual({ code: 'STAFF_ACT_LAPSED' });
        const other = await editorOf(app());
        await other.discard((await other.draft()).body.value.draftVersion);
      }
    });

    it('is refused for a time that has passed, and can be cancelled', async () => {
      const ana = await editorOf(app());
      const { draftVersion } = (await ana.rename('Denluma Nunca')).body.value;
      const past = { publishAt: '2026-01-01T00:00:00.000Z' };
      expect(codeOf(await plan(ana, past))).toBe('TIME_PASSED');
      await plan(ana);
      await app().call('DELETE', '/builder/api/brands/denluma/schedule', { headers: ana.headers });
      expect((await ana.draft()).body.value.schedule).toBeNull();
      await ana.discard(draftVersion);
    });
  });

  describe('a brand that asks for two people', () => {
    it('is published by another person than its last editor', async () => {
      const [ana, elio] = [await editorOf(app(), 'admin'), await editorOf(app())];
      const rule = async (twoPerson: boolean) =>
        approved(
          app(),
          await app().call('PUT', '/builder/api/brands/denluma/publish-rule', {
            headers: ana.headers,
            key: `two-persons-${twoPerson}`,
            body: { twoPerson },
          }),
        );
      await rule(true);
      const { draftVersion } = (await elio.rename('Denluma a Dos')).body.value;
      expect(codeOf(await elio.publish(draftVersion))).toBe('SECOND_PERSON_NEEDED');
      expect((await ana.publish(draftVersion)).status).toBe(200);
      await rule(false);
    });
  });

  describe('a revision', () => {
    it('can be looked at as it was published', async () => {
      const ana = await editorOf(app(), 'editor');
      const read = (revision: number) =>
        app().call('GET', `/builder/api/brands/denluma/revisions/${revision}`, {
          headers: ana.headers,
        });
      expect((await read(1)).body.value).toMatchObject({
        revision: 1,
        manifest: { identity: { name: 'Denluma' } },
      });
      expect(codeOf(await read(999))).toBe('REVISION_NOT_FOUND');
    });
  });

  describe('saving edits', () => {
    it('applies them to the version they name, and to no other', async () => {
      const ana = await editorOf(app());
      const { draftVersion } = (await ana.draft()).body.value;
      const edit = { op: 'replace', path: '/identity/name', value: 'Luma Editada' };
      const saved = await ana.saveEdits(draftVersion, [edit]);
      expect(saved.body.value.draftVersion).toBe(draftVersion + 1);
      expect((await ana.draft()).body.value.manifest['identity']).toMatchObject({
        name: 'Luma Editada',
      });
      expect(codeOf(await ana.saveEdits(draftVersion, [edit]))).toBe('DRAFT_CONFLICT');
      const odd = { op: 'remove', path: '/nothing/here' };
      expect(codeOf(await ana.saveEdits(draftVersion + 1, [odd]))).toBe('EDITS_DO_NOT_FIT');
      expect(codeOf(await ana.saveEdits(draftVersion + 1, []))).toBe('INVALID_BODY');
      await ana.discard(draftVersion + 1);
    });
  });

  describe('presence', () => {
    it('names the others who have the brand open, and another tab of the caller', async () => {
      const [ana, elio] = [await editorOf(app()), await editorOf(app(), 'editor')];
      const note = (headers: Record<string, string>, tab: string, section: string) =>
        app().call('PUT', '/builder/api/brands/denluma/presence', {
          headers,
          body: { tab, section },
        });
      await note(elio.headers, 'tab-elio', 'theme');
      await note(ana.headers, 'tab-two', 'footer');
      const state = await note(ana.headers, 'tab-one', 'home');
      expect(state.body.value).toMatchObject({
        brand: 'denluma',
        editors: [
          { username: ana.username, section: 'footer', own: true },
          { username: elio.username, section: 'theme', own: false },
        ],
      });
      app().clock.advance({ ms: 61_000 });
      expect((await note(ana.headers, 'tab-one', 'home')).body.value).toMatchObject({
        editors: [],
      });
    });
  });
});
