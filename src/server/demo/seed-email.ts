import type { Server } from '../compose.ts';
import { screenMember } from '../account/exclusion-match.store.ts';
import { systemClock } from '../platform/clock.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { usernameKey } from '../platform/session/username-key.ts';

/**
 * Gives a demo's player an address where they have none, so that a forgotten password has a way back.
 * Not by registering: whether a form asks for an address is the operators' to say.
 */
export async function seedEmail(server: Server, brand: string, username: string): Promise<void> {
  await inTransaction(server.database.db, async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select(['id', 'profile'])
      .where('brand', '=', brand)
      .where('username_key', '=', usernameKey(username))
      .forNoKeyUpdate()
      .executeTakeFirst();
    const profile = member?.profile as Record<string, unknown> | undefined;
    if (member === undefined || profile?.['email'] !== undefined) return;
    const known = { ...profile, email: `${username}@example.com` };
    await tx
      .updateTable('member')
      .set({ profile: JSON.stringify(known) })
      .where('id', '=', member.id)
      .where('brand', '=', brand)
      .execute();
    // Staff see that the players of the brands are likely one person.
    const person = { mobile: null, profile: known, registration: null };
    await screenMember(tx, { brand, memberId: member.id }, person, systemClock);
  });
}
