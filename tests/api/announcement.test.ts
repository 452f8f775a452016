import { beforeAll, describe, expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '#contract/error-code.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import {
  announcementDesk,
  draftOf,
  type OfficeOptions,
  textOf,
} from '#tests/support/announcements.ts';
import { registerMember } from '#tests/support/members.ts';
import { auditOf } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { type Answer, type CallOptions, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

function refused({ status, body }: Answer, code: ErrorCode): void {
  expect([status, body.code]).toEqual([errorCodes[code].status, code]);
}

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let editor: TestStaff;
  let desk: ReturnType<typeof announcementDesk>;
  beforeAll(async () => {
    editor = await signInStaff(app(), 'editor');
    desk = announcementDesk(app, editor);
  });

  /** What the site tells, as `[title, …]` of each list. */
  async function told(query = '', options: CallOptions = {}) {
    const answer = await app().call<ReplyOf<'listAnnouncements'>>(
      'GET',
      `/wps/relay/announcements${query}`,
      options,
    );
    expect(answer.status).toBe(200);
    const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
    const { notices, popups, promotions, help, banners } = answer.body.value;
    expect(banners).toEqual([]);
    return {
      notices: titles(notices),
      popups: titles(popups),
      promotions: titles(promotions),
      help: titles(help),
      first: notices[0],
    };
  }

  describe('who may', () => {
    it('look: support too; change: not they, and nobody for a brand of others', async () => {
      const support = announcementDesk(app, await signInStaff(app(), 'support'));
      expect((await support.list()).status).toBe(200);
      refused(await support.create(), 'FORBIDDEN');
      const other = announcementDesk(app, await signInStaff(app(), 'editor', ['kyvolta']));
      refused(await other.list(), 'BRAND_NOT_FOUND');
      refused(await other.create(), 'BRAND_NOT_FOUND');
      expect((await other.list('kyvolta')).status).toBe(200);
    });

    it('reach one of another brand: nobody, whatever its id', async () => {
      const made = (await desk.create()).body.value;
      const brand: OfficeOptions = { brand: 'kyvolta' };
      refused(await desk.edit(made, draftOf(), brand), 'ANNOUNCEMENT_NOT_FOUND');
      refused(await desk.publish(made, true, brand), 'ANNOUNCEMENT_NOT_FOUND');
      refused(await desk.remove(made, brand), 'ANNOUNCEMENT_NOT_FOUND');
      expect((await desk.remove(made)).body.value).toEqual({ id: made.id });
    });
  });

  it('is seen once it is published, changed at once, and withdrawn at once', async () => {
    const created = await desk.create(draftOf({ texts: [textOf('es', 'Uno')] }));
    expect(created.body.value).toMatchObject({ version: 1, published: false, brand: 'denluma' });
    expect((await told()).notices).not.toContain('Uno');

    const published = (await desk.publish(created.body.value)).body.value;
    expect(published).toMatchObject({ version: 2, published: true });
    expect((await told()).notices).toContain('Uno');
    expect((await told('', { host: OTHER_HOST })).notices).not.toContain('Uno');

    const edited = await desk.edit(published, draftOf({ texts: [textOf('es', 'Dos')] }));
    expect((await told()).notices).toContain('Dos');
    const withdrawn = (await desk.publish(edited.body.value, false)).body.value;
    expect((await told()).notices).not.toContain('Dos');

    await desk.remove(withdrawn);
    refused(await desk.publish(withdrawn), 'ANNOUNCEMENT_NOT_FOUND');
    const { items } = await auditOf(app(), await signInStaff(app(), 'operator'), '?limit=5');
    expect(items.map(({ action }) => action)).toEqual([
      'deleteAnnouncement',
      'publishAnnouncement',
      'editAnnouncement',
      'publishAnnouncement',
      'createAnnouncement',
    ]);
    expect(items[0]).toMatchObject({
      reason: 'asked for by a test',
      before: { Dos: { published: false, texts: { es: { content: '<p>Dos</p>' } } } },
      after: null,
    });
  });

  it('is withdrawn before it begins when its publisher has been blocked meanwhile', async () => {
    const leaver = await signInStaff(app(), 'editor');
    const startsAt = new Date(app().clock.now().getTime() + 3_600_000).toISOString();
    const planned = draftOf({ startsAt });
    const kept = await desk.tell(planned);
    const lapsed = await announcementDesk(app, leaver).tell(planned);
    const begun = await announcementDesk(app, leaver).tell(draftOf());
    await app()
      .database.db.updateTable('staff')
      .set({ status: 'blocked' })
      .where('id', '=', BigInt(leaver.staffId))
      .execute();
    const job = app().server.jobs.find(({ name }) => name === 'withdrawLapsedAnnouncements');
    await job?.run(NO_FENCE);
    const { announcements } = (await desk.list()).body.value;
    const isPublished = ({ id }: { id: string }) =>
      announcements.find((one) => one.id === id)?.published;
    expect([kept, lapsed, begun].map(isPublished)).toEqual([true, false, true]);
    refused(await desk.publish(lapsed), 'FACTS_CONFLICT');
  });

  describe('two at once', () => {
    it('who edits an older version is refused, and told what holds now', async () => {
      const made = (await desk.create()).body.value;
      const first = await desk.edit(made, draftOf({ position: 7 }));
      expect(first.body.value).toMatchObject({ version: 2, draft: { position: 7 } });
      for (const late of [
        await desk.edit(made, draftOf({ position: 9 })),
        await desk.publish(made),
        await desk.remove(made),
      ]) {
        refused(late, 'FACTS_CONFLICT');
        expect(late.body.value).toEqual(first.body.value);
      }
    });

    it('saying what holds already counts nothing, and a key works once', async () => {
      const made = (await desk.create()).body.value;
      expect((await desk.edit(made, made.draft)).body.value).toEqual(made);
      expect((await desk.publish(made, false)).body.value).toEqual(made);
      const key = 'announcement-only-once';
      const again = [
        await desk.create(draftOf(), { key }),
        await desk.create(draftOf(), { key }),
      ].map(({ body }) => body.value.id);
      expect(again[0]).toBe(again[1]);
    });
  });

  describe('what is refused', () => {
    it('HTML with anything to take out: named, and nothing is kept', async () => {
      const before = (await desk.list()).body.value.announcements.length;
      const content = '<p style="color:red">Hola</p><script>x</script><a href="/x">y</a>';
      const texts = [textOf('es', 'Malo', content)];
      const answer = await desk.create(draftOf({ texts }));
      refused(answer, 'INVALID_ANNOUNCEMENT');
      expect(answer.body.fields?.['/draft/texts/0/content']).toMatchObject({
        code: 'HTML_NOT_ALLOWED',
        message: expect.stringContaining('style="color:red", <script>, href="/x"'),
      });
      const made = (await desk.create()).body.value;
      refused(await desk.edit(made, draftOf({ texts })), 'INVALID_ANNOUNCEMENT');
      expect((await desk.list()).body.value.announcements).toHaveLength(before + 1);
    });

    it.each([
      [{ endsAt: '2024-01-01T00:00:00Z' }, '/draft/endsAt', 'END_BEFORE_START'],
      [{ startsAt: '0001-01-01T00:00:00Z' }, '/draft/startsAt', 'NO_MOMENT'],
      [{ texts: [textOf('en', 'Only')] }, '/draft/texts', 'DEFAULT_LANGUAGE_MISSING'],
      [{ execution: 'B', visitorKinds: ['member'] } as const, '/draft/visitorKinds', 'NO_AUDIENCE'],
    ])('%j', async (change, pointer, code) => {
      const answer = await desk.create({ ...draftOf(), ...change });
      refused(answer, 'INVALID_ANNOUNCEMENT');
      expect(answer.body.fields?.[pointer]?.code).toBe(code);
    });

    it('banners, which have no text; and what is no announcement at all', async () => {
      refused(await desk.create({ ...draftOf(), type: 'B' }), 'INVALID_BODY');
      refused(await desk.create({ ...draftOf(), visitorKinds: [] }), 'INVALID_BODY');
      refused(await desk.create({}), 'INVALID_BODY');
    });
  });

  describe('what the site tells', () => {
    it('by type, and all but help unless it is asked for', async () => {
      for (const type of ['PU', 'PR', 'H'] as const) {
        await desk.tell(draftOf({ type, texts: [textOf('es', `Tipo ${type}`)] }));
      }
      const usual = await told();
      expect(usual.popups).toContain('Tipo PU');
      expect(usual.promotions).toContain('Tipo PR');
      expect(usual.help).toEqual([]);
      expect(await told('?types=H')).toMatchObject({
        popups: [],
        promotions: [],
        help: ['Tipo H'],
      });
      const bad = await app().call('GET', '/wps/relay/announcements?types=XX');
      refused(bad, 'INVALID_QUERY');
    });

    it('by execution and kind of visitor', async () => {
      const type = 'PU';
      const codes = [
        ['A', 'Ya dentro'],
        ['B', 'De paso'],
        ['F', 'Primera vez'],
        [null, 'Todos'],
      ] as const;
      for (const [execution, title] of codes) {
        await desk.tell(draftOf({ type, execution, texts: [textOf('es', title)] }));
      }
      await desk.tell(
        draftOf({ type, visitorKinds: ['agent'], texts: [textOf('es', 'Solo agentes')] }),
      );
      const { token } = await registerMember(app(), { host: 'denluma.localhost' });
      const ours = (titles: readonly string[]) =>
        titles.filter((title) => codes.some(([, one]) => one === title) || /agentes/.test(title));
      const visitor = async (query: string) => ours((await told(query)).popups).toSorted();
      const member = async (query: string) =>
        ours((await told(query, { token })).popups).toSorted();
      expect(await visitor('')).toEqual(['De paso', 'Todos']);
      expect(await visitor('?types=PU&execution=B&platform=W')).toEqual(['De paso', 'Todos']);
      expect(await visitor('?execution=A')).toEqual(['Todos']);
      expect(await member('')).toEqual(['Primera vez', 'Todos', 'Ya dentro']);
      expect(await member('?execution=F')).toEqual(['Primera vez', 'Todos']);
    });

    it('in the language asked for, else the brand’s own', async () => {
      const texts = [textOf('es', 'Idioma'), textOf('en', 'Language')];
      await desk.tell(draftOf({ type: 'PR', texts }));
      await desk.tell(draftOf({ type: 'PR', texts: [textOf('es', 'Sin inglés')] }));
      const inEnglish = (await told('?language=en')).promotions;
      expect(inEnglish).toContain('Language');
      expect(inEnglish).toContain('Sin inglés');
      const byHeader = await told('', { headers: { 'x-language': 'en' } });
      expect(byHeader.promotions).toEqual(inEnglish);
      expect((await told('?language=th')).promotions).toContain('Idioma');
      const { body } = await app().call<ReplyOf<'listAnnouncements'>>(
        'GET',
        '/wps/relay/announcements?language=en',
      );
      const languages = body.value.promotions.map(({ title, language }) => [title, language]);
      expect(languages).toContainEqual(['Language', 'en']);
      expect(languages).toContainEqual(['Sin inglés', 'es']);
    });

    it('within its schedule, in the order staff gave', async () => {
      const soon = new Date(app().clock.now().getTime() + 60_000).toISOString();
      const later = new Date(app().clock.now().getTime() + 120_000).toISOString();
      const brand = { brand: 'zigzula' };
      const host = 'zigzula.localhost';
      const say = (title: string, position: number, change: object = {}) =>
        desk.tell(draftOf({ position, texts: [textOf('es', title)], ...change }), brand);
      await say('tercero', 3);
      await say('primero', 1, { startsAt: soon, endsAt: later });
      await say('segundo', 2);
      const notices = async () => (await told('?types=PL', { host })).notices;
      expect(await notices()).toEqual(['segundo', 'tercero']);
      app().clock.advance({ minutes: 1.5 });
      expect(await notices()).toEqual(['primero', 'segundo', 'tercero']);
      app().clock.advance({ minutes: 1 });
      expect(await notices()).toEqual(['segundo', 'tercero']);
    });
  });

  it('keeps 200 of a brand and no more', async () => {
    const brand = 'ondavela';
    const { db } = app().database;
    const row = { brand, type: 'PL', visitor_kinds: '["visitor"]', position: 0, version: 1 };
    const at = new Date();
    const stamp = { starts_at: at, changed_at: at, reason: 'a crowd' };
    const rows = Array.from({ length: 199 }, (_, index) => ({
      ...row,
      ...stamp,
      id: BigInt(index + 1),
    }));
    await db.insertInto('announcement').values(rows).execute();
    expect((await desk.create(draftOf(), { brand })).status).toBe(200);
    refused(await desk.create(draftOf(), { brand }), 'TOO_MANY_ANNOUNCEMENTS');
  });
});
