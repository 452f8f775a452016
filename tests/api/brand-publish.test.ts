import { describe, expect, it } from 'vitest';
import type { CheckDraftValue } from '#contract/generated/types.ts';
import { editorOf, liveName, nameOf, renamed } from '#tests/support/brand-editor.ts';
import { type Answer, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const codeOf = (answer: Answer) => answer.body.code;

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('publishing', () => {
    it('serves the new revision at once, notes it, and puts the draft away', async () => {
      const ana = await editorOf(app());
      const { draftVersion } = (await ana.rename('Denluma Noche')).body.value;
      const published = await ana.publish(draftVersion, 'Otro nombre');
      expect(published.body.value).toMatchObject({ brand: 'denluma', revision: 2 });
      expect(await liveName(app())).toBe('Denluma Noche');
      const after = (await ana.draft()).body.value;
      expect(after).toMatchObject({ hasDraft: false, liveRevision: 2 });
      expect(after.manifest['revision']).toBe(2);
      const [newest, oldest] = (await ana.revisions()).body.value.items;
      expect(newest).toMatchObject({
        revision: 2,
        note: 'Otro nombre',
        publishedBy: ana.username,
        live: true,
        hash: published.body.value.hash,
      });
      expect(oldest).toMatchObject({ revision: 1, publishedBy: null, live: false });
      const audit = await app()
        .database.db.selectFrom('audit_entry')
        .selectAll()
        .where('action', '=', 'publishDraft')
        .executeTakeFirstOrThrow();
      expect(audit).toMatchObject({
        brand: 'denluma',
        before: { revision: 1 },
        after: { revision: 2 },
        reason: 'Otro nombre',
      });
    });

    it('happens once for a key, however often it is sent', async () => {
      const ana = await editorOf(app());
      const { draftVersion } = (await ana.rename('Denluma Llave')).body.value;
      const seen = (await ana.draft()).body.value.liveRevision;
      const first = await ana.publish(draftVersion, '', 'one-publication', seen);
      const second = await ana.publish(draftVersion, '', 'one-publication', seen);
      expect(second.body.value).toEqual(first.body.value);
      expect(codeOf(await ana.publish(draftVersion, 'other', 'one-publication', seen))).toBe(
        'IDEMPOTENCY_MISMATCH',
      );
    });

    it('is refused while a check finds an error, and what is live stays', async () => {
      const ana = await editorOf(app());
      const before = await liveName(app());
      const { draftVersion, manifest } = (await ana.draft()).body.value;
      const broken = { ...renamed(manifest, 'Rota'), legal: { minimumAge: 16 } };
      const saved = await ana.save(draftVersion, broken);
      const refused = await ana.publish(saved.body.value.draftVersion);
      expect([refused.status, codeOf(refused)]).toEqual([422, 'PUBLISH_BLOCKED']);
      const { problems } = refused.body.value as unknown as CheckDraftValue;
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) {
        expect(problem).toMatchObject({ severity: 'error', message: expect.stringMatching(/ /) });
      }
      expect(await liveName(app())).toBe(before);
      const after = (await ana.draft()).body.value;
      expect(after).toMatchObject({ hasDraft: true, manifest: broken });
      await ana.discard(after.draftVersion);
    });

    it('takes only the draft that was looked at', async () => {
      const [ana, elio] = [await editorOf(app()), await editorOf(app(), 'editor')];
      const before = await liveName(app());
      const seen = (await ana.rename('Denluma Vista')).body.value.draftVersion;
      const later = (await elio.rename('Denluma Cambiada')).body.value.draftVersion;
      expect(codeOf(await ana.publish(seen))).toBe('DRAFT_CONFLICT');
      expect(await liveName(app())).toBe(before);
      await ana.discard(later);
    });
  });

  describe('rolling back', () => {
    it('moves the live pointer at once, keeps the draft, and is noted', async () => {
      const ana = await editorOf(app(), 'publisher', { brand: 'kyvolta' });
      const host = 'kyvolta.localhost';
      const published = await ana.publish(
        (await ana.rename('Kyvolta Dos')).body.value.draftVersion,
      );
      expect(await liveName(app(), host)).toBe('Kyvolta Dos');
      await ana.rename('Kyvolta Borrador');
      const moved = await ana.rollBack(1, 'mejor como antes');
      expect(moved.body.value).toMatchObject({ brand: 'kyvolta', revision: 1 });
      expect(await liveName(app(), host)).toBe('Kyvolta');
      const { value } = (await ana.draft()).body;
      expect([nameOf(value.manifest), value.liveRevision]).toEqual(['Kyvolta Borrador', 1]);
      const forward = await ana.rollBack(published.body.value.revision);
      expect(forward.status).toBe(200);
      expect(await liveName(app(), host)).toBe('Kyvolta Dos');
      const audits = await app()
        .database.db.selectFrom('audit_entry')
        .select(['before', 'after', 'reason'])
        .where('action', '=', 'rollBackRevision')
        .orderBy('id')
        .execute();
      expect(audits).toMatchObject([
        { before: { revision: 2 }, after: { revision: 1 }, reason: 'mejor como antes' },
        { before: { revision: 1 }, after: { revision: 2 }, reason: '' },
      ]);
    });

    it('knows only revisions of the brand itself', async () => {
      const ana = await editorOf(app());
      expect(codeOf(await ana.rollBack(999))).toBe('REVISION_NOT_FOUND');
    });

    it('pages through what was published', async () => {
      const ana = await editorOf(app(), 'editor', { brand: 'kyvolta' });
      const first = (await ana.revisions('?limit=1')).body.value;
      expect(first.items.map(({ revision }) => revision)).toEqual([2]);
      const second = (await ana.revisions(`?limit=1&cursor=${first.nextCursor}`)).body.value;
      expect(second.items.map(({ revision }) => revision)).toEqual([1]);
      expect(second.nextCursor).toBeNull();
    });
  });
});
