import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { ledgerWriters } from '../../scripts/check/ledger-writers.ts';

it.each([
  ['an insert', 'await query(`insert into entry (id) values (1)`);'],
  ['an insert over two lines', 'await query(`insert\n  into transfer (id) values (1)`);'],
  ['an update', "await query('UPDATE ledger_account SET balance = 0');"],
  ['a delete', 'await query(\'delete from "entry"\');'],
  ['a merge', "await query('merge into public.transfer t using x on true');"],
  ['a built insert', "await tx.insertInto('entry').values({}).execute();"],
  ['a built update', "await tx.updateTable('ledger_account as a').set({}).execute();"],
  ['a built delete', "await tx.deleteFrom('transfer').execute();"],
])('names %s outside the ledger', async (_name, text) => {
  const root = await plantTree({ 'src/server/features/deposit/a.ts': `${text}\n` });
  await expectRed(
    ledgerWriters,
    root,
    /^src\/server\/features\/deposit\/a\.ts:1 writes a ledger table/,
  );
});

it('names a script and a migration that write', async () => {
  const root = await plantTree({
    'scripts/a.ts': "await query('delete from entry');\n",
    'src/server/migrations/0009_x.sql': 'update ledger_account set balance = 0;\n',
  });
  const { faults } = await expectRed(ledgerWriters, root);
  expect(faults).toHaveLength(2);
});

it('passes the ledger itself, readers, and tables of other names', async () => {
  const root = await plantTree({
    'src/server/ledger/post.ts': "await query('insert into entry (id) values (1)');\n",
    'src/server/features/record/a.ts':
      "await query('select * from entry for update'); await query('update transfer_route set a = 1');\n",
    'src/server/migrations/0002_ledger.sql': 'create table entry (id bigint primary key);\n',
  });
  await expectGreen(ledgerWriters, root);
});

it('is red on an empty tree', async () => {
  await expectRed(ledgerWriters, await plantTree({}), /read nothing/);
});
