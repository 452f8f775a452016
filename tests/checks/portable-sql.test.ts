import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { portableSql } from '../../scripts/check/portable-sql.ts';

const migration = (sql: string): Promise<string> =>
  plantTree({ 'src/server/migrations/0001_planted.sql': `-- first\n${sql}\n` });

it.each([
  ['listen', 'listen bets;', 'LISTEN/NOTIFY'],
  ['notify', "notify bets, 'x';", 'LISTEN/NOTIFY'],
  ['an advisory lock', 'select pg_advisory_xact_lock(1);', 'advisory lock'],
  ['a trigger', 'create constraint trigger t after insert on a for each row', 'trigger'],
  ['a function', 'create or replace function f() returns int as $$ begin end $$;', 'stored code'],
  ['PL/pgSQL', 'do $$ begin end $$;', 'PL/pgSQL'],
  ['a sequence', 'create sequence s;', 'sequence'],
  ['nextval', "select nextval('s');", 'sequence'],
  ['a serial column', 'create table a (id bigserial primary key);', 'serial column'],
  ['an identity', 'create table a (id bigint generated always as identity);', 'identity column'],
  ['an extension', 'create extension if not exists ltree;', 'extension'],
  ['a rule', 'create rule r as on insert to a do nothing;', 'rule'],
])('names %s', async (_name, sql, kind) => {
  const root = await migration(sql);
  await expectRed(
    portableSql,
    root,
    new RegExp(`^src/server/migrations/0001_planted\\.sql:2 ${kind}:`),
  );
});

it('names statements in code', async () => {
  const root = await plantTree({
    'src/server/migrations/0001_planted.sql': 'create table a (id bigint primary key);',
    'src/server/a.ts': "await query('select pg_try_advisory_lock($1)');\n",
  });
  const { faults } = await expectRed(portableSql, root);
  expect(faults).toEqual(['src/server/a.ts:1 advisory lock: pg_try_advisory_lock']);
});

it('passes plain SQL, and comments that speak of the rest', async () => {
  const root = await migration(
    '-- no trigger, no serial: notify nobody;\n/* create sequence s; */\n' +
      'create table serial_number (listened boolean not null, rule text);',
  );
  await expectGreen(portableSql, root);
});

it('is red on an empty tree', async () => {
  await expectRed(portableSql, await plantTree({}), /read nothing/);
});
