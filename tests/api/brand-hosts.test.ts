import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type {
  CheckDraftValue,
  HeldHost,
  ListHeldHostsValue,
  ManifestDocument,
} from '#contract/generated/types.ts';
import { MIGRATIONS_FOLDER } from '#server/platform/places.ts';
import { editorOf, liveName } from '#tests/support/brand-editor.ts';
import { registerMember } from '#tests/support/members.ts';
import { type Answer, openTestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const VICTIM_HOST = 'kyvolta.localhost';
const ROUNDS = 6;

const codeOf = (answer: Answer) => answer.body.code;
const withHosts = (manifest: ManifestDocument, hosts: readonly string[]): ManifestDocument => ({
  ...manifest,
  hosts: [...hosts],
});
const findings = (answer: Answer) =>
  (answer.body.value as CheckDraftValue).problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, pointer }) => `${code} ${pointer}`);

onOneEngine((engine) => {
  const app = useTestApp(engine);
  type Editor = Awaited<ReturnType<typeof editorOf>>;

  /** Saves the draft with these hosts. */
  const saveHosts = async (editor: Editor, hosts: readonly string[]) => {
    const { draftVersion, manifest } = (await editor.draft()).body.value;
    const saved = await editor.save(draftVersion, withHosts(manifest, hosts));
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    return saved.body.value;
  };
  const publishHosts = async (editor: Editor, hosts: readonly string[]) =>
    editor.publish((await saveHosts(editor, hosts)).draftVersion);
  const discard = async (editor: Editor) =>
    editor.discard((await editor.draft()).body.value.draftVersion);
  const limited = (brand: string) => editorOf(app(), 'publisher', { brand, brands: [brand] });

  /** The victim's host serves the victim, and its sign-ins open sessions of the victim. */
  const expectUntouched = async () => {
    expect(await liveName(app(), VICTIM_HOST)).toBe('Kyvolta');
    const member = await registerMember(app(), { host: VICTIM_HOST });
    const row = await app()
      .database.db.selectFrom('member')
      .select('brand')
      .where('id', '=', BigInt(member.memberId))
      .executeTakeFirstOrThrow();
    expect(row.brand).toBe('kyvolta');
    const sessions = await app()
      .database.db.selectFrom('member_session')
      .select('brand')
      .where('member_id', '=', BigInt(member.memberId))
      .execute();
    expect(sessions.map(({ brand }) => brand)).toEqual(['kyvolta']);
  };

  describe('a draft with the id of another brand', () => {
    it('is refused by save and found by check, with the pointer /id', async () => {
      const attacker = await limited('denluma');
      const theirs = (await (await limited('kyvolta')).draft()).body.value.manifest;
      const { draftVersion } = (await attacker.draft()).body.value;
      const saved = await attacker.save(draftVersion, theirs);
      expect([saved.status, codeOf(saved)]).toEqual([422, 'MANIFEST_ID_MISMATCH']);
      expect(Object.keys(saved.body.fields ?? {})).toEqual(['/id']);
      const checked = await attacker.check(theirs);
      expect(checked.body.value.publishable).toBe(false);
      expect(findings(checked)).toContain('BM1005 /id');
      const unnamed = await attacker.save(draftVersion, {});
      expect(codeOf(unnamed)).toBe('MANIFEST_ID_MISMATCH');
      const unknown = await attacker.check({ id: 'nowhere' });
      expect([unknown.status, unknown.body.value.publishable]).toEqual([200, false]);
      expect((await attacker.draft()).body.value.hasDraft).toBe(false);
      await expectUntouched();
    });

    it('is not published when it was stored before', async () => {
      const attacker = await limited('denluma');
      const theirs = (await (await limited('kyvolta')).draft()).body.value.manifest;
      await sql`update brand set draft = ${JSON.stringify(theirs)}::jsonb, draft_version = draft_version + 1
        where id = 'denluma'`.execute(app().database.db);
      const { draftVersion, liveRevision } = (await attacker.draft()).body.value;
      const refused = await attacker.publish(draftVersion);
      expect([refused.status, codeOf(refused)]).toEqual([422, 'PUBLISH_BLOCKED']);
      expect(findings(refused)).toContain('BM1005 /id');
      expect((await attacker.draft()).body.value.liveRevision).toBe(liveRevision);
      await expectUntouched();
      await attacker.discard(draftVersion);
    });

    it('is not made live by rolling back to a revision published before', async () => {
      const attacker = await limited('denluma');
      await sql`insert into brand_revision (brand, revision, hash, authored, resolved, provenance)
        select 'denluma', 900, hash, authored, resolved, provenance from brand_revision
        where brand = 'kyvolta' and revision = 1`.execute(app().database.db);
      const refused = await attacker.rollBack(900);
      expect([refused.status, codeOf(refused)]).toEqual([422, 'MANIFEST_ID_MISMATCH']);
      await sql`delete from brand_revision where brand = 'denluma' and revision = 900`.execute(
        app().database.db,
      );
      await expectUntouched();
    });
  });

  describe('a host', () => {
    it('of another live brand is refused at its pointer, and the other brand keeps it', async () => {
      const attacker = await limited('denluma');
      const { problems } = await saveHosts(attacker, ['denluma.localhost', VICTIM_HOST]);
      expect(problems).toContainEqual(
        expect.objectContaining({ code: 'BM1901', pointer: '/hosts/1', severity: 'error' }),
      );
      const { draftVersion } = (await attacker.draft()).body.value;
      const refused = await attacker.publish(draftVersion);
      expect([refused.status, codeOf(refused)]).toEqual([422, 'PUBLISH_BLOCKED']);
      expect(findings(refused)).toEqual(['BM1901 /hosts/1']);
      await expectUntouched();
      await attacker.discard(draftVersion);
    });

    it('is won by one of two publications that claim it at the same moment', async () => {
      const [one, two] = [await limited('ondavela'), await limited('zigzula')];
      for (let round = 0; round < ROUNDS; round += 1) {
        const host = `contested-${round}.example`;
        const drafts = [
          await saveHosts(one, ['ondavela.localhost', host]),
          await saveHosts(two, [host, 'zigzula.localhost']),
        ] as const;
        const [first, second] = await Promise.all([
          one.publish(drafts[0].draftVersion),
          two.publish(drafts[1].draftVersion),
        ]);
        expect(new Set([first.status, second.status])).toEqual(new Set([200, 422]));
        const [loser, answer, pointer, winner] =
          first.status === 200
            ? ([two, second, '/hosts/0', 'Ondavela'] as const)
            : ([one, first, '/hosts/1', 'Zigzula'] as const);
        expect(codeOf(answer)).toBe('PUBLISH_BLOCKED');
        expect(findings(answer)).toEqual([`BM1901 ${pointer}`]);
        expect(await liveName(app(), host)).toBe(winner);
        await discard(loser);
      }
    });

    it('changes its brand once the holder has released it, and not before', async () => {
      const [holder, taker] = [await limited('quarantelle'), await limited('tribunox')];
      const host = 'moving.example';
      const manage = (who: Editor, brand: string, act: 'release' | 'prove', body: object) =>
        app().call('POST', `/builder/api/brands/${brand}/hosts/${act}`, {
          headers: who.headers,
          body,
        });
      expect((await publishHosts(holder, ['quarantelle.localhost', host])).status).toBe(200);
      expect((await publishHosts(taker, ['tribunox.localhost', host])).status).toBe(422);
      const inUse = await manage(holder, 'quarantelle', 'release', { host });
      expect([inUse.status, codeOf(inUse)]).toEqual([409, 'HOST_IN_USE']);
      // A revision without the host does not give it away.
      expect((await publishHosts(holder, ['quarantelle.localhost'])).status).toBe(200);
      const { draftVersion } = (await taker.draft()).body.value;
      const refused = await taker.publish(draftVersion);
      expect(findings(refused)).toEqual(['BM1901 /hosts/1']);
      const foreign = await manage(taker, 'quarantelle', 'release', { host });
      expect([foreign.status, codeOf(foreign)]).toEqual([404, 'BRAND_NOT_FOUND']);
      const notTheirs = await manage(taker, 'tribunox', 'release', { host });
      expect([notTheirs.status, codeOf(notTheirs)]).toEqual([404, 'HOST_NOT_HELD']);
      expect((await manage(holder, 'quarantelle', 'release', { host })).status).toBe(200);
      expect((await taker.publish(draftVersion)).status).toBe(200);
      expect(await liveName(app(), host)).toBe('Tribunox');
      // The earlier revision of the holder lists it still: going back to it takes nothing.
      const back = await holder.rollBack(2);
      expect([back.status, codeOf(back)]).toEqual([409, 'HOST_TAKEN']);
      expect(Object.keys(back.body.fields ?? {})).toEqual(['/hosts/1']);
      expect(await liveName(app(), host)).toBe('Tribunox');
      expect(await liveName(app(), 'quarantelle.localhost')).toBe('Quarantelle');
    });

    it('is served in production once its domain holds the proof', async () => {
      const database = await engine.open();
      const records = new Map<string, string>();
      const production = await openTestApp(
        database,
        {
          MODE: 'production',
          ALLOW_EMBEDDED: 'true',
          BUILDER_ORIGIN: 'https://builder.example',
          OFFICE_ORIGIN: 'https://office.example',
        },
        undefined,
        { lookUpTxt: async (name) => [[records.get(name) ?? 'something else']] },
      );
      try {
        const publisher = (brand: string) =>
          editorOf(production, 'publisher', { host: 'builder.example', brand, brands: [brand] });
        const [squatter, owner] = [await publisher('kyvolta'), await publisher('denluma')];
        const host = 'denluma.example';
        const statusOf = async () =>
          (await production.call('GET', '/wps/relay/site/plan', { host })).status;
        const publish = async (editor: Editor, hosts: readonly string[]) => {
          const { draftVersion, manifest } = (await editor.draft()).body.value;
          const saved = await editor.save(draftVersion, withHosts(manifest, hosts));
          return editor.publish(saved.body.value.draftVersion);
        };
        expect((await publish(squatter, ['kyvolta.example', host])).status).toBe(200);
        expect(await statusOf()).toBe(421);
        // An unproven claim keeps nobody out.
        expect((await publish(owner, [host])).status).toBe(200);
        expect(await statusOf()).toBe(421);
        const held = await production.call<ListHeldHostsValue>(
          'GET',
          '/builder/api/brands/denluma/hosts',
          { headers: owner.headers },
        );
        const record = held.body.value.items.find((one) => one.host === host)?.missingProof;
        const prove = () =>
          production.call<HeldHost>('POST', '/builder/api/brands/denluma/hosts/prove', {
            headers: owner.headers,
            body: { host },
          });
        const early = await prove();
        expect([early.status, early.body.code]).toEqual([422, 'HOST_NOT_PROVEN']);
        records.set(record?.name ?? '', record?.value ?? '');
        expect((await prove()).body.value.missingProof).toBeNull();
        expect(await statusOf()).toBe(200);
        const taken = await publish(squatter, ['kyvolta.example', host]);
        expect([taken.status, taken.body.code]).toEqual([409, 'NOTHING_TO_PUBLISH']);
        const { draftVersion, manifest } = (await squatter.draft()).body.value;
        const saved = await squatter.save(
          draftVersion,
          withHosts(manifest, ['other.example', host]),
        );
        const refused = await squatter.publish(saved.body.value.draftVersion);
        expect(findings(refused)).toEqual(['BM1901 /hosts/1']);
        expect(await liveName(production, host)).toBe('Denluma');
      } finally {
        await production.server.close();
        await database.close();
      }
    });

    it('is taken over by staff of all brands, who are warned, and both brands have it on record', async () => {
      const [holder, admin] = [
        await limited('quarantelle'),
        await editorOf(app(), 'admin', { brand: 'tribunox', brands: null }),
      ];
      const host = 'seized.example';
      expect((await publishHosts(holder, ['quarantelle.localhost', host])).status).toBe(200);
      const { problems, draftVersion } = await saveHosts(admin, ['tribunox.localhost', host]);
      expect(problems).toContainEqual(
        expect.objectContaining({ code: 'BM1903', pointer: '/hosts/1', severity: 'warning' }),
      );
      // A host is never moved by the way: the publication names it and the brand that has it.
      expect(findings(await admin.publish(draftVersion))).toEqual(['BM1901 /hosts/1']);
      const wrong = await admin.publishMoving(draftVersion, [{ host, from: 'kyvolta' }]);
      expect(findings(wrong)).toEqual(['BM1901 /hosts/1']);
      const move = [{ host, from: 'quarantelle' }];
      expect((await admin.publishMoving(draftVersion, move)).status).toBe(200);
      expect(await liveName(app(), host)).toBe('Tribunox');
      expect(await liveName(app(), 'quarantelle.localhost')).toBe('Quarantelle');
      expect(app().server.brands.byId('quarantelle')?.hosts).toEqual(['quarantelle.localhost']);
      const trail = await app()
        .database.db.selectFrom('audit_entry')
        .select(['brand', 'action', 'before', 'after'])
        .where('action', '=', 'loseHosts')
        .execute();
      expect(trail).toMatchObject([
        { brand: 'quarantelle', before: { hosts: [host] }, after: { brand: 'tribunox' } },
      ]);
      const again = await holder.rename('Quarantelle Dos');
      const refused = await holder.publish(again.body.value.draftVersion);
      expect(findings(refused)).toEqual(['BM1901 /hosts/1']);
      await discard(holder);
      // Given up by its new holder, it leads to the first brand again.
      const without = await saveHosts(admin, ['tribunox.localhost']);
      expect((await admin.publish(without.draftVersion)).status).toBe(200);
      const released = await admin.release(host);
      expect(released.status).toBe(200);
      expect(await liveName(app(), host)).toBe('Quarantelle');
    });

    it('returns to the brand it was taken from when its holder is archived', async () => {
      const [holder, admin] = [
        await limited('quarantelle'),
        await editorOf(app(), 'admin', { brand: 'tribunox', brands: null }),
      ];
      const host = 'lent.example';
      const archive = (archived: boolean) =>
        app().call('PUT', '/builder/api/brands/tribunox/archive', {
          headers: admin.headers,
          body: { archived, note: 'season is over' },
        });
      expect((await publishHosts(holder, ['quarantelle.localhost', host])).status).toBe(200);
      const { draftVersion } = await saveHosts(admin, ['tribunox.localhost', host]);
      const move = [{ host, from: 'quarantelle' }];
      expect((await admin.publishMoving(draftVersion, move)).status).toBe(200);
      expect(await liveName(app(), host)).toBe('Tribunox');
      expect((await archive(true)).status).toBe(200);
      expect(await liveName(app(), host)).toBe('Quarantelle');
      const { after } = await app()
        .database.db.selectFrom('audit_entry')
        .select('after')
        .where('action', '=', 'archiveBrand')
        .where('brand', '=', 'tribunox')
        .executeTakeFirstOrThrow();
      expect(after).toEqual({ archived: true, returnedHosts: { [host]: 'quarantelle' } });
      // The restored brand has the hosts that it did not take over.
      expect((await archive(false)).status).toBe(200);
      expect(await liveName(app(), host)).toBe('Quarantelle');
      expect(await liveName(app(), 'tribunox.localhost')).toBe('Tribunox');
    });

    it('stays with an archived holder when the brand it was taken from has dropped it', async () => {
      const [holder, admin] = [
        await limited('quarantelle'),
        await editorOf(app(), 'admin', { brand: 'tribunox', brands: null }),
      ];
      const host = 'dropped.example';
      const archive = (archived: boolean) =>
        app().call('PUT', '/builder/api/brands/tribunox/archive', {
          headers: admin.headers,
          body: { archived, note: 'season is over' },
        });
      expect((await publishHosts(holder, ['quarantelle.localhost', host])).status).toBe(200);
      const { draftVersion } = await saveHosts(admin, ['tribunox.localhost', host]);
      const move = [{ host, from: 'quarantelle' }];
      expect((await admin.publishMoving(draftVersion, move)).status).toBe(200);
      expect((await publishHosts(holder, ['quarantelle.localhost'])).status).toBe(200);
      expect((await archive(true)).status).toBe(200);
      expect((await archive(false)).status).toBe(200);
      expect(await liveName(app(), host)).toBe('Tribunox');
    });

    it('that every machine has, or that is an address, is refused in production', async () => {
      const database = await engine.open();
      const production = await openTestApp(database, {
        MODE: 'production',
        ALLOW_EMBEDDED: 'true',
        BUILDER_ORIGIN: 'https://builder.example',
        OFFICE_ORIGIN: 'https://office.example',
      });
      try {
        const staff = await editorOf(production, 'publisher', {
          host: 'builder.example',
          brand: 'denluma',
          brands: ['denluma'],
        });
        const { manifest } = (await staff.draft()).body.value;
        const hosts = ['ok.example', 'localhost', '10.0.0.7', 'intranet', '127.1', '1.2.3.0x7f'];
        const { body } = await staff.check(withHosts(manifest, hosts));
        expect(findings({ body } as Answer).toSorted()).toEqual(
          [1, 2, 3, 4, 5].map((index) => `BM1904 /hosts/${index}`),
        );
        const v6 = await staff.check(withHosts(manifest, ['[::1]', '::1']));
        expect(findings(v6)).toEqual(
          expect.arrayContaining(['BM1105 /hosts/0', 'BM1105 /hosts/1']),
        );
        const own = await staff.check(withHosts(manifest, ['builder.example', 'office.example']));
        expect(findings(own).toSorted()).toEqual(['BM1905 /hosts/0', 'BM1905 /hosts/1']);
      } finally {
        await production.server.close();
        await database.close();
      }
    });

    it('of a brand published before hosts were claimed stays with the brand that had it first', async () => {
      const database = await engine.open();
      const { db } = database;
      const publish = (brand: string, id: string, hosts: readonly string[], year: number) =>
        sql`with made as (
            insert into brand (id, live_revision, created_at)
            values (${brand}, 1, make_timestamptz(${year}::int, 1, 1, 0, 0, 0)) returning id)
          insert into brand_revision (brand, revision, hash, authored, resolved, provenance)
          select made.id, 1, '', '{}', ${JSON.stringify({ id, hosts })}::jsonb, '{}' from made`.execute(
          db,
        );
      await sql`alter table brand_revision drop constraint brand_revision_brand_fkey`.execute(db);
      await publish('late', 'late', ['shared.example', 'late.example'], 2026);
      await publish('early', 'early', ['shared.example', 'early.example'], 2025);
      // What the attack left behind: the attacker is older, and bears the id of the victim.
      await publish('attacker', 'early', ['early.example', 'attacker.example'], 2024);
      await publish('_base', '_base', ['base.example'], 2023);
      const file = path.join(MIGRATIONS_FOLDER, '0023_brand_host.sql');
      const backfill = /insert into brand_host[^;]+;/.exec(await readFile(file, 'utf8'))?.[0] ?? '';
      await sql.raw(backfill).execute(db);
      const { rows } = await sql`select host, brand from brand_host order by host`.execute(db);
      expect(rows).toEqual([
        { host: 'early.example', brand: 'early' },
        { host: 'late.example', brand: 'late' },
        { host: 'shared.example', brand: 'early' },
      ]);
      await database.close();
    });

    it('such as localhost may lead to a brand in a demo', async () => {
      const ana = await limited('denluma');
      const { manifest } = (await ana.draft()).body.value;
      const { publishable } = (await ana.check(withHosts(manifest, ['localhost', '10.0.0.7']))).body
        .value;
      expect(publishable).toBe(true);
    });
  });
});
