import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';

export interface FavouriteKey {
  brand: string;
  memberId: bigint;
  nodeId: string;
}

/** As many as the contract's list of ids holds. */
export const MAX_FAVOURITES = 1_000;

/**
 * Keeps a game; one that is kept already stays where it is.
 * @throws Problem FAVOURITES_FULL
 */
export async function insertFavourite(tx: Tx, favourite: FavouriteKey, at: Date): Promise<void> {
  const { brand, memberId, nodeId } = favourite;
  // One at a time for each member, or two that come together would both find the last place free.
  await lockMember(tx, { brand, memberId });
  const kept = await tx
    .selectFrom('favourite')
    .select('node_id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  if (kept.some(({ node_id }) => node_id === nodeId)) return;
  if (kept.length >= MAX_FAVOURITES) throw new Problem('FAVOURITES_FULL');
  await tx
    .insertInto('favourite')
    .values({ brand, member_id: memberId, node_id: nodeId, added_at: at })
    .execute();
}

/** Lets a game go; one that is not kept is let go already. */
export async function deleteFavourite(tx: Tx, favourite: FavouriteKey): Promise<void> {
  await tx
    .deleteFrom('favourite')
    .where('brand', '=', favourite.brand)
    .where('member_id', '=', favourite.memberId)
    .where('node_id', '=', favourite.nodeId)
    .execute();
}
