import type { Campaign } from '#contract/generated/types.ts';
import { sharePrizes } from '#domain/mission/share-prizes.ts';
import { checkedCurrency } from '#domain/money/currency.ts';
import { smallestMicro } from '#domain/money/micro.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { usernameKey } from '../../../platform/session/username-key.ts';
import type { BoardKey } from './board-review.ts';

export interface BoardAct extends BoardKey {
  /** The version of the places that the person saw. */
  readonly version: number;
  readonly reason: string;
  readonly staffId: bigint;
}

/** Holds a board that waits for a review. @throws Problem BOARD_NOT_FOUND, BOARD_CHANGED */
async function holdReviewed(tx: Tx, { brand, boardId, version }: BoardAct): Promise<void> {
  const row = await tx
    .selectFrom('board_result')
    .select(['version', 'state'])
    .where('campaign_id', '=', boardId)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();
  if (row?.state !== 'review') throw new Problem('BOARD_NOT_FOUND');
  if (row.version !== version) throw new Problem('BOARD_CHANGED');
}

/** All prizes of a board that waits for a review, in micro-units; null: it does not wait. */
export async function potOf(tx: Tx, { brand, boardId }: BoardKey): Promise<bigint | null> {
  const row = await tx
    .selectFrom('board_result as b')
    .leftJoin('board_place as p', 'p.campaign_id', 'b.campaign_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<bigint>('p.prize_micro'), eb.lit(0)).as('pot'))
    .where('b.campaign_id', '=', boardId)
    .where('b.brand', '=', brand)
    .where('b.state', '=', 'review')
    .groupBy('b.campaign_id')
    .executeTakeFirst();
  return row?.pot ?? null;
}

/**
 * Decides on the places of a board: its prizes are given by the job from now on, or never.
 * @throws Problem BOARD_NOT_FOUND, BOARD_CHANGED
 */
export async function decideBoard(
  tx: Tx,
  clock: Clock,
  act: BoardAct & { readonly decision: 'pay' | 'cancel' },
): Promise<void> {
  await holdReviewed(tx, act);
  const { brand, boardId, staffId, decision, reason, version } = act;
  const at = clock.now();
  const state = decision === 'pay' ? 'paid' : 'cancelled';
  await tx
    .updateTable('board_result')
    .set({ state, decided_by: staffId, decided_at: at, note: reason })
    .where('campaign_id', '=', boardId)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'decideBoard',
    subject: String(boardId),
    before: { state: 'review', version },
    after: { state },
    reason,
    at,
  });
}

/**
 * Takes a member off a board; those below move up, as a new version of its places.
 * @throws Problem BOARD_NOT_FOUND, BOARD_CHANGED, MEMBER_NOT_FOUND for one who is not on it
 */
export async function removePlace(
  tx: Tx,
  clock: Clock,
  act: BoardAct & { readonly account: string; readonly currency: string },
): Promise<void> {
  await holdReviewed(tx, act);
  const { brand, boardId, staffId, account, reason, version } = act;
  const removed = await tx
    .deleteFrom('board_place as p')
    .using('member as m')
    .whereRef('m.id', '=', 'p.member_id')
    .where('p.campaign_id', '=', boardId)
    .where('p.brand', '=', brand)
    .where('m.username_key', '=', usernameKey(account))
    .returning('p.member_id')
    .executeTakeFirst();
  if (removed === undefined) throw new Problem('MEMBER_NOT_FOUND');
  await rankAgain(tx, act);
  await tx
    .updateTable('board_result')
    .set({ version: version + 1 })
    .where('campaign_id', '=', boardId)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'removeBoardPlace',
    subject: String(removed.member_id),
    before: { boardId: String(boardId), version },
    after: { version: version + 1 },
    reason,
    at: clock.now(),
  });
}

async function rankAgain(
  tx: Tx,
  { boardId, currency }: BoardKey & { readonly currency: string },
): Promise<void> {
  const { document } = await tx
    .selectFrom('campaign as c')
    .innerJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign_id', '=', 'c.id').onRef('v.version', '=', 'c.live_version'),
    )
    .select('v.document')
    .where('c.id', '=', boardId)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('board_place')
    .select(['member_id', 'score'])
    .where('campaign_id', '=', boardId)
    .orderBy('score', 'desc')
    .orderBy('member_id')
    .execute();
  const scored = rows.map((row) => ({ memberId: row.member_id, score: row.score }));
  const unit = smallestMicro(checkedCurrency(currency));
  for (const place of sharePrizes(scored, (document as Campaign).prizes, unit)) {
    await tx
      .updateTable('board_place')
      .set({ rank: place.rank, prize_micro: place.prizeMicro })
      .where('campaign_id', '=', boardId)
      .where('member_id', '=', place.memberId)
      .execute();
  }
}
