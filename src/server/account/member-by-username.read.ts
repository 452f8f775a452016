import type { Db, Tx } from '../platform/db/database.ts';
import { usernameKey } from '../platform/session/username-key.ts';

/** The id of a brand's member, by the username in any spelling; null: there is none. */
export async function memberByUsername(
  db: Db | Tx,
  brand: string,
  username: string,
): Promise<bigint | null> {
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('brand', '=', brand)
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  return member?.id ?? null;
}
