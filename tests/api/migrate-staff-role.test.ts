import { expect, it } from 'vitest';
import { staffPermissions } from '#server/platform/session/staff-permissions.ts';
import { permissionsOf } from '#contract/permission.ts';
import { oldDatabase } from '#tests/support/old-database.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const account = (id: number, permissions: readonly string[]) =>
  `insert into staff (id, username, username_key, display_name, password_hash, permissions)
  values (${id}, 's${id}', 's${id}', '', '', '${JSON.stringify(permissions)}');\n`;

const EDITOR = ['brand.read', 'brand.edit', 'content.read', 'content.edit'];
const SUPPORT = ['member.read', 'ledger.read', 'content.read', 'feedback.read'].concat(
  'feedback.handle',
  'message.retry',
  'message.read',
);
const OPERATOR_OF_OLD = permissionsOf('operator').filter(
  (name) =>
    !/^(?:adjustment|contract|deposit|desk|inbox|lottery|promotion|sports|reconciliation|registry|round|studio|vendor|voucher|withdrawal)\.|^(?:member\.(?:act|note|tag)|agent\.(?:edit|read)|staff\.self)$/.test(
      name,
    ),
);

onOneEngine((engine) => {
  it('gives accounts of before their role, and keeps what was written for one alone', async () => {
    const rows = [EDITOR, SUPPORT, OPERATOR_OF_OLD, ['member.read'], []].map((held, index) =>
      account(index + 1, held),
    );
    const { db } = await oldDatabase(engine, '0056', rows.join(''));
    const staff = await db
      .selectFrom('staff')
      .select(['role', 'permissions'])
      .orderBy('id')
      .execute();
    expect(staff.map(({ role }) => role).slice(0, 3)).toEqual(['editor', 'support', 'operator']);
    expect(staff.map((held) => [...staffPermissions(held)].toSorted())).toEqual([
      permissionsOf('editor'),
      permissionsOf('support'),
      permissionsOf('operator'),
      // Everybody may secure the own account.
      ['member.read', 'staff.self'],
      ['staff.self'],
    ]);
  });
});
