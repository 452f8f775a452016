import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import { bringBack } from '../../outside/wallets/bring-back.ts';

const BATCH = 50;
/** A wallet that could not be emptied is looked at again after this time. */
const PAUSE_MS = 5 * 60_000;
/** One whose player keeps money there by choice. */
const KEPT_PAUSE_MS = 3_600_000;

/**
 * Brings back what vendors keep of players who may not play any more, and on brands that move money by themselves of
 * all who have left without closing their game. @returns of how many wallets
 */
export async function returnMoney(parts: Parts): Promise<number> {
  const { db, clock, brands } = parts;
  const now = clock.now();
  const due = await db
    .selectFrom('vendor_wallet as w')
    .innerJoin('member as m', 'm.id', 'w.member_id')
    .select(['w.brand', 'w.member_id', 'w.vendor', 'w.currency'])
    .select(({ or, eb, exists, selectFrom }) =>
      or([
        eb('m.status', '<>', 'active'),
        exists(
          selectFrom('exclusion as x')
            .select('x.id')
            .whereRef('x.member_id', '=', 'w.member_id')
            .where((is) => is.or([is('x.ends_at', 'is', null), is('x.ends_at', '>', now)])),
        ),
      ]).as('is_out'),
    )
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
  for (const { brand, member_id: memberId, vendor, currency, is_out: isOut } of due) {
    const live = brands.byId(brand);
    const isAutomatic = live !== null && settingOf(live, 'walletPolicy').automaticTransfers;
    const pause = isAutomatic || isOut ? PAUSE_MS : KEPT_PAUSE_MS;
    await db
      .updateTable('vendor_wallet')
      .set({ look_at: new Date(now.getTime() + pause) })
      .where('member_id', '=', memberId)
      .where('vendor', '=', vendor)
      .where('currency', '=', currency)
      .execute();
    if (!isAutomatic && !isOut) continue;
    if (await bringBack(parts, { brand, memberId, currency }, vendor)) count += 1;
  }
  return count;
}
