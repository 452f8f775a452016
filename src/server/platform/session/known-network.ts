import { NETWORK_DAYS, networkOf } from '#domain/second-factor/network-of.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import type { MemberKey } from './member-key.ts';

/** Whether a member signed in from the address's network lately. */
export async function isKnownNetwork(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  ip: string,
  clock: Clock,
): Promise<boolean> {
  const network = networkOf(ip);
  if (network === null) return false;
  const since = new Date(clock.now().getTime() - NETWORK_DAYS * 86_400_000);
  const row = await db
    .selectFrom('known_network')
    .select('network')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .where('last_seen', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes the network of a sign-in; the address itself is not kept. */
export async function rememberNetwork(
  tx: Tx,
  { brand, memberId }: MemberKey,
  ip: string,
  clock: Clock,
): Promise<void> {
  const network = networkOf(ip);
  if (network === null) return;
  const seen = { last_seen: clock.now() };
  await tx
    .insertInto('known_network')
    .values({ brand, member_id: memberId, network, ...seen })
    .onConflict((conflict) => conflict.columns(['brand', 'member_id', 'network']).doUpdateSet(seen))
    .execute();
}
