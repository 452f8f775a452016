import { describe, expect, it } from 'vitest';
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

describe('shapes', () => {
  const FILE = 'src/server/migrations/0001_planted.sql';
  const LIST = 'src/server/migrations/sharded-tables.json';
  const tree = (
    sql: string,
    sharded: Record<string, string> = {},
    exceptions: readonly object[] = [],
  ): Promise<string> =>
    plantTree({ [FILE]: `-- first\n${sql}\n`, [LIST]: JSON.stringify({ sharded, exceptions }) });
  const BETS = { bet: 'bets lie with their member' };
  const SOUND = `create table bet (
  shard int not null,
  id bigint not null,
  ref text not null check (ref in ('a, b', 'c')),
  primary key (shard, id)
);`;

  it.each([
    [
      'a primary key without the shard',
      SOUND.replace('(shard, id)', '(id)'),
      'primary key without shard: bet_pkey',
    ],
    [
      'a primary key on a column',
      'create table bet (shard int not null, id bigint primary key);',
      'primary key without shard: bet_pkey',
    ],
    [
      'no primary key',
      'create table bet (shard int not null, id bigint);',
      'sharded table without a primary key: bet',
    ],
    [
      'a unique index without it',
      `${SOUND}\ncreate unique index bet_ref on bet (ref) where ref <> '';`,
      'unique without shard: bet_ref',
    ],
    [
      'a unique column',
      SOUND.replace('ref text not null', 'ref text not null unique'),
      'unique without shard: bet_ref_key',
    ],
    [
      'a unique constraint',
      `${SOUND}\nalter table bet add constraint one_ref unique (ref);`,
      'unique without shard: one_ref',
    ],
    [
      'a key that a later migration weakens',
      `${SOUND}\nalter table bet drop constraint bet_pkey;\nalter table bet add primary key (id);`,
      'primary key without shard: bet_pkey',
    ],
    [
      'a foreign key across shards',
      `${SOUND}\nalter table bet add column seed_id bigint references seed (id);`,
      'foreign key across shards: bet_seed_id_fkey',
    ],
  ])('names %s', async (_name, sql, fault) => {
    const { faults } = await expectRed(portableSql, await tree(sql, BETS));
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^${FILE}:\\d+ ${fault}$`))]);
  });

  it.each([
    [
      'an operator class',
      'create index a on b (c text_pattern_ops);',
      'operator class text_pattern_ops',
    ],
    ['an index kind', 'create index a on b using gin (c);', 'index kind gin'],
    [
      'a collation of one engine',
      'create index a on b (c collate "es-x-icu");',
      'collation "es-x-icu"',
    ],
    [
      'an exclusion',
      'create table b (c int, exclude using gist (c with =));',
      'exclusion constraint',
    ],
  ])('names %s', async (_name, sql, fault) => {
    const { faults } = await expectRed(portableSql, await tree(sql));
    expect(faults).toEqual([`${FILE}:2 ${fault}`]);
  });

  it('names a table with a shard that the list does not know, and a listed one without', async () => {
    const unlisted = await expectRed(portableSql, await tree(SOUND));
    expect(unlisted.faults).toEqual([`${FILE}:2 bet has a shard and is not listed`]);
    const missing = await expectRed(portableSql, await tree('create table a (id int);', BETS));
    expect(missing.faults).toEqual(['sharded-tables.json: bet is no table with the column shard']);
  });

  it('passes sound shapes, and keys that a later migration repairs', async () => {
    await expectGreen(portableSql, await tree(SOUND, BETS));
    const repaired = `create table bet (shard int not null, id bigint primary key, seed_id bigint references seed (id));
alter table bet drop constraint bet_pkey, drop constraint bet_seed_id_fkey;
alter table bet add primary key (shard, id);
create index bet_newest on bet (id desc);
create unique index bet_c on bet (shard, (lower(id::text)) collate "C");`;
    await expectGreen(portableSql, await tree(repaired, BETS));
  });

  it('an exception must still be found', async () => {
    const known = { file: FILE, fault: 'operator class text_pattern_ops', reason: 'dropped later' };
    const index = 'create index a on b (c text_pattern_ops);';
    await expectGreen(portableSql, await tree(index, {}, [known]));
    const { faults } = await expectRed(
      portableSql,
      await tree('create index a on b (c);', {}, [known]),
    );
    expect(faults).toEqual([
      `sharded-tables.json: ${FILE} has no operator class text_pattern_ops any more`,
    ]);
  });

  it('the keys of the repository carry the shard', async () => {
    await expectGreen(portableSql, process.cwd());
  });
});
