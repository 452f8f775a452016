import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SHARDS, shardOf } from '#domain/ledger/shard.ts';
import { composeServer } from '#server/compose.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { MAX_ID, newId } from '#server/platform/id.ts';
import { createLog } from '#server/platform/log.ts';
import { MIGRATIONS_FOLDER } from '#tests/support/database-template.ts';
import { SECRETS } from '#tests/support/test-app.ts';
import { TestClock } from '#tests/support/test-clock.ts';
import { forEachEngine } from '#tests/support/test-database.ts';

async function migrations(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gaming-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return folder;
}

/** As a database that nothing has touched. */
const empty = (database: Database) =>
  database.withConnection(async (connection) => {
    await connection.query('drop schema public cascade');
    await connection.query('create schema public');
  });

forEachEngine((engine) => {
  describe('migrations', () => {
    it('have no time limit but their own', async () => {
      const database = await engine.open();
      onTestFinished(() => database.close());
      const folder = await migrations({
        '9000_limits.sql': `create table seen_limit as select
          current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle;\n`,
      });
      await migrate(database, folder);
      const { rows } = await sql`select * from seen_limit`.execute(database.db);
      expect(rows).toEqual([{ statement: '0', idle: '0' }]);
    });

    it('give house rounds of before the shard of their member', async () => {
      const database = await engine.open();
      onTestFinished(() => database.close());
      const text = await readFile(path.join(MIGRATIONS_FOLDER, '0036_sharded_keys.sql'), 'utf8');
      const formula = /set shard =\s+(floor\([^;]+);/.exec(text)?.[1] ?? '';
      const memberIds = [1n, 2n, 77n, MAX_ID, ...Array.from({ length: 500 }, () => newId())];
      const { rows } = await sql<{ member_id: bigint; shard: number }>`
        select member_id, ${sql.raw(formula)} as shard from unnest(${memberIds}::bigint[]) m (member_id)
      `.execute(database.db);
      expect(rows.map(({ member_id, shard }) => [member_id, shard])).toEqual(
        memberIds.map((id) => [id, shardOf(id)]),
      );
      expect(new Set(rows.map(({ shard }) => shard)).size).toBe(SHARDS);
    });

    it('let the unique index of usernames serve a search by prefix', async () => {
      const database = await engine.open();
      onTestFinished(() => database.close());
      const plan = await database.withConnection(async (connection) => {
        await connection.query("insert into brand (id, live_revision) values ('denluma', null)");
        await connection.query(
          `insert into member (id, brand, username, username_key, password_hash, language, currency,
             terms_version, terms_accepted_at)
           select n, 'denluma', 'u' || n, md5(n::text), '', 'es', 'PEN', '1', now()
           from generate_series(1, 3000) n`,
        );
        await connection.query('analyze member');
        const { rows } = await connection.query<Record<string, string>>(
          "explain select id from member where brand = 'denluma' and username_key like 'ana%'",
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).toMatch(/member_username\b/);
      expect(plan).toMatch(/Index Cond: .*username_key >= 'ana'/);
    });

    it.runIf(engine.concurrent)(
      'nodes that start together on an empty database apply each one once',
      async () => {
        const database = await engine.open();
        onTestFinished(() => database.close());
        for (let round = 0; round < 4; round += 1) {
          await empty(database);
          const applied = await Promise.all(
            Array.from({ length: 4 }, () => migrate(database, MIGRATIONS_FOLDER)),
          );
          const names = applied.flat();
          expect(names.length).toBeGreaterThan(20);
          expect(new Set(names).size).toBe(names.length);
        }
      },
      120_000,
    );

    it.runIf(engine.concurrent)(
      'two servers start together, on an empty database and on a filled one',
      async () => {
        const database = await engine.open();
        onTestFinished(() => database.close());
        await empty(database);
        const config = readConfig({ ...SECRETS, LOG_LEVEL: 'silent', PORT: '0' });
        const start = () =>
          composeServer({
            config,
            database,
            clock: new TestClock(),
            log: createLog('silent'),
            testing: { pages: false },
          });
        for (const state of ['empty', 'filled']) {
          const servers = await Promise.all([start(), start()]);
          for (const server of servers) {
            expect([state, server.brands.all().map(({ id }) => id)]).toEqual([
              state,
              expect.arrayContaining(['denluma', 'kyvolta']),
            ]);
          }
          const { rows } = await sql<{ count: bigint }>`
            select count(*) from node_lease where expires_at > now()`.execute(database.db);
          expect(rows[0]?.count).toBe(2n);
          await Promise.all(servers.map((server) => server.close()));
        }
      },
      120_000,
    );
  });
});
