import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import { bringBack } from '../../outside/wallets/bring-back.ts';

const BATCH = 50;
/** A wallet that could not be emptied is looked at again after this time. */
const PAUSE_MS = 5 * 60_000;

/**
 * Brings back what vendors keep of players who have left without closing their game, on brands that move money by
 * themselves. @returns of how many wallets
 */
export async function returnMoney(parts: Parts): Promise<number> {
  const { db, clock, brands } = parts;
  const now = clock.now();
  const due = await db
    .selectFrom('vendor_wallet as w')
    .select(['w.brand', 'w.member_id', 'w.vendor', 'w.currency'])
    .where('w.balance_micro', '>', 0n)
    .where('w.look_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game_session as g')
            .innerJoin('member_session as s', 's.token_hash', 'g.member_session_hash')
            .select('g.id')
            .whereRef('g.member_id', '=', 'w.member_id')
            .whereRef('g.vendor', '=', 'w.vendor')
            .where('g.ended_at', 'is', null)
            .where('g.expires_at', '>', now)
            .where('s.ended_at', 'is', null)
            .where('s.expires_at', '>', now),
        ),
      ),
    )
    .orderBy('w.look_at')
    .limit(BATCH)
    .execute();
  let count = 0;
  for (const { brand, member_id: memberId, vendor, currency } of due) {
    await db
      .updateTable('vendor_wallet')
      .set({ look_at: new Date(now.getTime() + PAUSE_MS) })
      .where('member_id', '=', memberId)
      .where('vendor', '=', vendor)
      .where('currency', '=', currency)
      .execute();
    const live = brands.byId(brand);
    if (live === null || !settingOf(live, 'walletPolicy').automaticTransfers) continue;
    if (await bringBack(parts, { brand, memberId, currency }, vendor)) count += 1;
  }
  return count;
}
