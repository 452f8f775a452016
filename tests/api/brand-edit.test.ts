import { describe, expect, it } from 'vitest';
import { readPreviewClaims } from '#brand/preview-claims.ts';
import { verifyPreviewToken } from '#server/features/brand/preview-token.ts';
import type { BrandDraft } from '#contract/generated/types.ts';
import { editorOf, liveName, nameOf, renamed } from '#tests/support/brand-editor.ts';
import { type Answer, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const SECRET = 'session-secret-for-tests-0123456789';

const codeOf = (answer: Answer) => answer.body.code;

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('the list of brands', () => {
    it('tells what is live and who has a draft', async () => {
      const elio = await editorOf(app(), 'editor', { brand: 'kyvolta' });
      await elio.rename('Kyvolta Once');
      const { items } = (await elio.list()).body.value;
      expect(items.map(({ brand }) => brand)).toEqual([
        'denluma',
        'kyvolta',
        'ondavela',
        'quarantelle',
        'tribunox',
        'zigzula',
      ]);
      expect(items[1]).toMatchObject({
        name: 'Kyvolta',
        hosts: ['kyvolta.localhost'],
        extends: '_base@3',
        liveRevision: 1,
        hasDraft: true,
        draftBy: elio.username,
        siteStatus: 0,
      });
      expect(items[0]).toMatchObject({ hasDraft: false, draftBy: null, draftAt: null });
    });

    it('holds only the brands of the person who asks', async () => {
      const one = await editorOf(app(), 'admin', { brands: ['kyvolta'] });
      expect((await one.list()).body.value.items.map(({ brand }) => brand)).toEqual(['kyvolta']);
    });
  });

  describe('a draft', () => {
    it('begins as what is live, with its layers and the origin of every value', async () => {
      const ana = await editorOf(app());
      const { value } = (await ana.draft()).body;
      expect(value).toMatchObject({
        brand: 'denluma',
        hasDraft: false,
        savedBy: null,
        liveRevision: 1,
        parents: [{ brand: '_base', revision: 3 }],
      });
      expect(value.manifest).toEqual(value.liveManifest);
      expect(value.resolved).toMatchObject({ identity: { name: 'Denluma' }, legal: {} });
      expect(value.provenance['/identity/name']).toMatchObject({ layer: 'denluma', revision: 1 });
      expect(value.provenance['/market/currency']).toEqual({
        layer: '_base',
        revision: 3,
        author: null,
      });
    });

    it('of an unknown or foreign id is refused and not stored', async () => {
      const ana = await editorOf(app());
      const { draftVersion, manifest } = (await ana.draft()).body.value;
      for (const id of ['nobody-knows', 'kyvolta', 'constructor', '', 5, null, undefined]) {
        const foreign = { ...manifest, id } as typeof manifest;
        const saved = await ana.save(draftVersion, foreign);
        expect(saved.status).toBeGreaterThanOrEqual(400);
        expect(saved.status).toBeLessThan(500);
        expect(codeOf(saved)).toBeTypeOf('string');
        const checked = await ana.check(foreign);
        expect(checked.status, JSON.stringify(checked.body)).toBeLessThan(500);
        if (checked.status === 200) expect(checked.body.value.publishable).toBe(false);
      }
      expect((await ana.draft()).body.value).toMatchObject({ draftVersion, hasDraft: false });
    });

    it('is kept with its faults and unknown keys, and changes nothing for players', async () => {
      const ana = await editorOf(app());
      const { draftVersion, manifest } = (await ana.draft()).body.value;
      const odd = { ...renamed(manifest, 'D'), mystery: { kept: [1, null] } };
      const saved = await ana.save(draftVersion, odd);
      expect(saved.body.value.draftVersion).toBe(draftVersion + 1);
      const [problem] = saved.body.value.problems.filter(({ severity }) => severity === 'error');
      expect(problem).toMatchObject({
        layer: 'denluma',
        message: expect.stringMatching(/\w+ \w+/),
      });
      const { value } = (await ana.draft()).body;
      expect(value).toMatchObject({ manifest: odd, hasDraft: true, savedBy: ana.username });
      expect(value.provenance['/identity/name']).toMatchObject({
        layer: 'denluma',
        revision: null,
        author: ana.username,
      });
      expect(await liveName(app())).toBe('Denluma');
      await ana.discard(value.draftVersion);
    });

    it('is not overwritten by who started from an older one, and both works survive', async () => {
      const [ana, elio] = [await editorOf(app()), await editorOf(app(), 'editor')];
      const start = (await ana.draft()).body.value;
      await ana.rename('Denluma de Ana');
      const late = await elio.save(start.draftVersion, renamed(start.manifest, 'Denluma de Elio'));
      expect([late.status, codeOf(late)]).toEqual([409, 'DRAFT_CONFLICT']);
      const theirs = late.body.value as unknown as BrandDraft;
      expect(theirs).toMatchObject({ draftVersion: start.draftVersion + 1, savedBy: ana.username });
      expect(nameOf(theirs.manifest)).toBe('Denluma de Ana');
      expect(nameOf((await ana.draft()).body.value.manifest)).toBe('Denluma de Ana');
      const again = await elio.save(
        theirs.draftVersion,
        renamed(theirs.manifest, 'Denluma de dos'),
      );
      expect(again.status).toBe(200);
      await ana.discard(again.body.value.draftVersion);
    });

    it('saved twice, because the first answer got lost, is saved once', async () => {
      const ana = await editorOf(app());
      const { draftVersion, manifest } = (await ana.draft()).body.value;
      const first = await ana.save(draftVersion, renamed(manifest, 'Denluma Dos'));
      const second = await ana.save(draftVersion, renamed(manifest, 'Denluma Dos'));
      expect(second.status).toBe(200);
      expect(second.body.value.draftVersion).toBe(first.body.value.draftVersion);
      await ana.discard(first.body.value.draftVersion);
    });

    it('that says what is live is none', async () => {
      const ana = await editorOf(app());
      await ana.rename('Denluma Otra');
      await ana.rename('Denluma');
      const { value } = (await ana.draft()).body;
      expect(value).toMatchObject({ hasDraft: false, savedBy: null, savedAt: null });
      expect(codeOf(await ana.publish(value.draftVersion))).toBe('NOTHING_TO_PUBLISH');
    });

    it('is dropped on request, and an old page cannot bring it back', async () => {
      const ana = await editorOf(app());
      const saved = (await ana.rename('Denluma Breve')).body.value;
      expect(codeOf(await ana.discard(saved.draftVersion - 1))).toBe('DRAFT_CONFLICT');
      const dropped = await ana.discard(saved.draftVersion);
      expect(dropped.body.value.draftVersion).toBe(saved.draftVersion + 1);
      const { manifest, hasDraft } = (await ana.draft()).body.value;
      expect([nameOf(manifest), hasDraft]).toEqual(['Denluma', false]);
      const late = await ana.save(saved.draftVersion, renamed(manifest, 'Denluma Tarde'));
      expect(codeOf(late)).toBe('DRAFT_CONFLICT');
      expect((await ana.discard(0)).status).toBe(200);
    });

    it('is checked without being saved', async () => {
      const ana = await editorOf(app(), 'editor');
      const { manifest, draftVersion } = (await ana.draft()).body.value;
      const theme = manifest['theme'] as { tokens: { light: object; dark: object } };
      const pale = { ...theme.tokens.light, primary: '#FFFF00' };
      const checked = await ana.check({
        ...manifest,
        theme: { ...theme, tokens: { ...theme.tokens, light: pale } },
      });
      const { problems, publishable } = checked.body.value;
      expect(publishable).toBe(false);
      const found = problems.find(({ pointer }) => pointer === '/theme/tokens/light/primary');
      expect(found).toMatchObject({ code: 'BM1401', severity: 'error', layer: 'denluma' });
      expect(found?.suggestions?.[0]?.patch).toEqual([
        { op: 'replace', path: '/theme/tokens/light/primary', value: expect.any(String) },
      ]);
      expect((await ana.draft()).body.value.draftVersion).toBe(draftVersion);
      expect((await ana.check(manifest)).body.value.publishable).toBe(true);
    });

    it('opens also when its parent cannot be found', async () => {
      const ana = await editorOf(app());
      const { draftVersion, manifest } = (await ana.draft()).body.value;
      const lost = { ...manifest, extends: { brand: '_base', revision: 99 } };
      const saved = await ana.save(draftVersion, lost);
      expect(saved.body.value.problems.some(({ severity }) => severity === 'error')).toBe(true);
      const { value } = (await ana.draft()).body;
      expect(value).toMatchObject({ parents: [], manifest: lost });
      await ana.discard(value.draftVersion);
    });
  });

  describe('who may', () => {
    const all = (person: Awaited<ReturnType<typeof editorOf>>) => ({
      read: [person.draft(), person.check({ id: 'denluma' }), person.revisions(), person.preview()],
      edit: [person.save(0, { id: 'denluma' }), person.discard(0)],
      publish: [person.publish(0), person.rollBack(1)],
    });

    it('an editor edits and does not publish; a reader does neither; support sees nothing', async () => {
      const codes = async (answers: Promise<Answer>[]) =>
        (await Promise.all(answers)).map((answer) => answer.status === 403);
      const editor = all(await editorOf(app(), 'editor'));
      expect(await codes(editor.read)).toEqual([false, false, false, false]);
      expect(await codes(editor.edit)).toEqual([false, false]);
      expect(await codes(editor.publish)).toEqual([true, true]);
      const reader = all(await editorOf(app(), 'operator'));
      expect(await codes(reader.read)).toEqual([false, false, false, false]);
      expect(await codes([...reader.edit, ...reader.publish])).toEqual([true, true, true, true]);
      const support = all(await editorOf(app(), 'support'));
      const refused = await codes([...support.read, ...support.edit, ...support.publish]);
      expect(refused).not.toContain(false);
    });

    it('a brand of somebody else is as unknown as one that does not exist', async () => {
      for (const brand of ['denluma', 'nowhere']) {
        const stranger = await editorOf(app(), 'admin', { brand, brands: ['kyvolta'] });
        const { read, edit, publish } = all(stranger);
        for (const answer of await Promise.all([...read, ...edit, ...publish])) {
          expect([answer.status, codeOf(answer)]).toEqual([404, 'BRAND_NOT_FOUND']);
        }
      }
    });

    it('the base is no site and cannot be edited here', async () => {
      const admin = await editorOf(app(), 'admin', { brand: '_base' });
      expect(codeOf(await admin.draft())).toBe('INVALID_QUERY');
    });
  });

  describe('a preview', () => {
    it('stands on the brand’s own host, for this builder and for a while', async () => {
      const ana = await editorOf(app(), 'editor');
      const { previewUrl, token, expiresAt } = (await ana.preview()).body.value;
      expect(previewUrl).toBe(`http://denluma.localhost:3000/?preview=${token}`);
      const now = app().clock.now();
      const claims = verifyPreviewToken(SECRET, token, now);
      expect(claims).toMatchObject({ brand: 'denluma', origin: 'http://localhost:3000' });
      expect(claims?.expiresAt).toBe(Date.parse(expiresAt));
      expect(verifyPreviewToken(SECRET, token, new Date(expiresAt))).toBeNull();
      expect(verifyPreviewToken('another secret of the same kind', token, now)).toBeNull();
    });

    it('has a token that cannot be made to say something else', async () => {
      const ana = await editorOf(app(), 'editor');
      const { token } = (await ana.preview()).body.value;
      const [text = '', signature = ''] = token.split('.');
      const kyvolta = Buffer.from(text, 'base64url').toString().replace('denluma', 'kyvolta');
      const forged = `${Buffer.from(kyvolta).toString('base64url')}.${signature}`;
      expect(readPreviewClaims(forged)?.brand).toBe('kyvolta');
      const now = app().clock.now();
      for (const bad of [forged, text, `${text}.`, `${token}.x`, '', 'x.y']) {
        expect(verifyPreviewToken(SECRET, bad, now)).toBeNull();
      }
      const other = (await ana.preview()).body.value.token;
      expect(readPreviewClaims(other)?.nonce).not.toBe(readPreviewClaims(token)?.nonce);
    });
  });
});
