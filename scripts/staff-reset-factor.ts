/**
 * Takes the second factor and the passkeys of a staff account away, for who lost phone and recovery
 * codes: `npm run staff:reset-factor -- --username ana`. Sessions of the account end.
 */
import { parseArgs } from 'node:util';
import { dropPasskeys } from '#server/identity/passkey/passkey.store.ts';
import { turnOff } from '#server/identity/second-factor/second-factor.store.ts';
import { staffAccount } from '#server/features/staff/staff-factor.ts';
import { readConfig } from '#server/platform/config.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { usernameKey } from '#server/platform/session/username-key.ts';

const { username } = parseArgs({ options: { username: { type: 'string' } } }).values;
if (username === undefined) {
  console.error('Usage: npm run staff:reset-factor -- --username NAME');
  process.exit(2);
}
const database = await openDatabase(readConfig(process.env), (error) =>
  console.error(error.message),
);
try {
  const outcome = await inTransaction(database.db, async (tx) => {
    const staff = await tx
      .selectFrom('staff')
      .select('id')
      .where('username_key', '=', usernameKey(username))
      .executeTakeFirst();
    if (staff === undefined) return 'there is no such account';
    const wasOn = await turnOff(tx, staffAccount(staff.id));
    const passkeys = await dropPasskeys(tx, staffAccount(staff.id));
    await tx
      .updateTable('staff_session')
      .set({ ended_at: new Date() })
      .where('staff_id', '=', staff.id)
      .where('ended_at', 'is', null)
      .execute();
    const factor = wasOn ? 'the second factor is off' : 'there was no second factor';
    return `${factor}; passkeys removed: ${passkeys}`;
  });
  console.log(`${username}: ${outcome}`);
} finally {
  await database.close();
}
