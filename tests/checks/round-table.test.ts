import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { roundTable } from '../../scripts/check/round-table.ts';

const ROOM = { 'src/server/play/rounds/a.ts': "tx.selectFrom('round').selectAll();\n" };

it.each([
  ['a select', 'await sql`select id from round r where r.id = 1`;'],
  ['a join', 'await sql`select 1 from deposit d join round r on r.id = d.id`;'],
  ['an insert', 'await sql`insert into round (id) values (1)`;'],
  ['an update', 'await sql`update round set stake_micro = 0`;'],
  ['a built select', "await db.selectFrom('round').execute();"],
  ['a built join', "await db.selectFrom('deposit').innerJoin('round as r', on).execute();"],
])('names %s outside the room of rounds', async (_name, text) => {
  const root = await plantTree({ ...ROOM, 'src/server/features/deposit/a.ts': `${text}\n` });
  await expectRed(roundTable, root, /^src\/server\/features\/deposit\/a\.ts:1 reads or writes/);
});

it('passes the room itself, and tables of other names', async () => {
  const root = await plantTree({
    ...ROOM,
    'src/server/features/round/a.ts':
      "await sql`select 1 from round_refund f`; db.selectFrom('house_round'); // from round to round\n",
  });
  const { seen } = await expectGreen(roundTable, root);
  expect(seen).toBe(1);
});
