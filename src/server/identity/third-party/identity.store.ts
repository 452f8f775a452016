import type { BoundIdentity, ThirdParty } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

export interface Identity {
  readonly provider: ThirdParty;
  readonly subject: string;
}

/** The member that a third party's account is bound to; null: none. */
export async function memberOfIdentity(
  db: Db | Tx,
  brand: string,
  { provider, subject }: Identity,
): Promise<bigint | null> {
  const row = await db
    .selectFrom('bound_identity')
    .select('member_id')
    .where('brand', '=', brand)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** @returns false when the account, or the member's place for this third party, is taken */
export async function bindIdentity(
  tx: Tx,
  { brand, memberId }: MemberKey,
  { provider, subject }: Identity,
  clock: Clock,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('bound_identity')
    .values({ brand, provider, subject, member_id: memberId, bound_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return written === 1n;
}

export async function boundIdentities(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<BoundIdentity[]> {
  const rows = await db
    .selectFrom('bound_identity')
    .select(['provider', 'bound_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('bound_at')
    .execute();
  return rows.map(({ provider, bound_at: boundAt }) => ({
    provider: provider as ThirdParty,
    boundAt: boundAt.toISOString(),
  }));
}
