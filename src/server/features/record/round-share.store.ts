import type { RoundShare } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { isSignedBy, sign } from '../../platform/signature.ts';

/** Signs the links of shared rounds. */
export interface ShareSigner {
  /** Secret of this server. */
  readonly secret: string;
}

const messageOf = (brand: string, id: bigint | string): string => `round-share:${brand}:${id}`;

const tokenOf = ({ secret }: ShareSigner, brand: string, id: bigint): string =>
  `${id}.${sign(secret, messageOf(brand, id))}`;

/** The link of a member's round; null: it is not shared. */
export async function findShare(
  db: Db | Tx,
  signer: ShareSigner,
  { brand, memberId }: MemberKey,
  roundId: bigint,
): Promise<RoundShare | null> {
  const row = await db
    .selectFrom('round_share')
    .select(['id', 'shared_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('round_id', '=', roundId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { token: tokenOf(signer, brand, row.id), sharedAt: row.shared_at.toISOString() };
}

/** Shares a round; one that is shared keeps its link. */
export async function startShare(
  tx: Tx,
  { brand, memberId }: MemberKey,
  roundId: bigint,
  clock: Clock,
): Promise<void> {
  const share = { id: newId(), brand, member_id: memberId, round_id: roundId };
  await tx
    .insertInto('round_share')
    .values({ ...share, shared_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends the link of a round; nothing happens where there is none. */
export async function endShare(
  tx: Tx,
  { brand, memberId }: MemberKey,
  roundId: bigint,
  clock: Clock,
): Promise<void> {
  await tx
    .updateTable('round_share')
    .set({ ended_at: clock.now() })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('round_id', '=', roundId)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * The round behind a link. The signature is checked before the database is asked, so that numbers cannot
 * be tried. @returns null for a link that is forged, of another brand, or ended
 */
export async function sharedRound(
  db: Db,
  { secret }: ShareSigner,
  brand: string,
  token: string,
): Promise<{ memberId: bigint; roundId: bigint } | null> {
  const [id = '', signature = ''] = token.split('.');
  if (!isSignedBy(secret, messageOf(brand, id), signature)) return null;
  const row = await db
    .selectFrom('round_share')
    .select(['member_id', 'round_id'])
    .where('id', '=', BigInt(id))
    .where('brand', '=', brand)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { memberId: row.member_id, roundId: row.round_id };
}
