import { sharePrizes } from '#domain/mission/share-prizes.ts';
import { checkedCurrency } from '#domain/money/currency.ts';
import { smallestMicro } from '#domain/money/micro.ts';
import type { JobFence } from '../../../platform/jobs/job-lease.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import {
  liveCampaigns,
  type PublishedCampaign,
} from '../../../promotion/campaign/campaign.read.ts';
import { brandsBehind } from '../../../play/earning/earning-start.store.ts';
import { fixPlaces, paidScores } from './board.store.ts';
import { type FollowParts, MISSION_KIND } from './follow-play.job.ts';

/** Rounds of the last minutes are settled and counted before the places are fixed. */
const SETTLING_MS = 10 * 60_000;

/**
 * Fixes the places of boards that have ended, for staff to check. A brand whose rounds are not all counted
 * waits.
 * @returns boards that were fixed
 */
export async function freezeBoards(parts: FollowParts, fence: JobFence): Promise<number> {
  const { db, clock, brands } = parts;
  const behind = new Set(await brandsBehind(db, MISSION_KIND));
  let frozen = 0;
  for (const { id } of brands.all()) {
    if (behind.has(id)) continue;
    for (const board of await liveCampaigns(db, id, ['board'])) {
      const isOver = board.endsAt !== null && +clock.now() - +board.endsAt >= SETTLING_MS;
      if (isOver && (await freeze(parts, board, fence))) frozen += 1;
    }
  }
  return frozen;
}

function freeze(
  { db, clock, brands }: FollowParts,
  board: PublishedCampaign,
  fence: JobFence,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    const known = await tx
      .selectFrom('board_result')
      .select('campaign_id')
      .where('campaign_id', '=', board.id)
      .executeTakeFirst();
    if (known !== undefined) return false;
    const currency = brands.byId(board.brand)?.site.currency;
    if (currency === undefined) return false;
    const scored = await paidScores(tx, board);
    const places = sharePrizes(
      scored,
      board.document.prizes,
      smallestMicro(checkedCurrency(currency)),
    );
    await fixPlaces(tx, board, places, clock.now());
    return true;
  });
}
