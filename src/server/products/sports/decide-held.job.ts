import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { stakeOf } from './place-bet.ts';
import { SPORTS, type SportsParts } from './sports-parts.ts';

const BATCH = 100;

/**
 * Decides bets whose delay is over: taken where nothing disturbed their legs, else refused, with the funds given back.
 * @returns how many
 */
export async function decideHeld(parts: SportsParts): Promise<number> {
  const { db, clock, nudge } = parts;
  const due = await db
    .selectFrom('sports_bet')
    .select('id')
    .where('status', '=', 'held')
    .where('decide_at', '<=', clock.now())
    .orderBy('decide_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) await decide(parts, id);
  if (due.length > 0) nudge();
  return due.length;
}

async function decide(parts: SportsParts, id: bigint): Promise<void> {
  const { db, book, disturbances, wager, clock } = parts;
  await inTransaction(db, async (tx) => {
    const bet = await tx
      .selectFrom('sports_bet')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'held')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (bet === undefined || bet.hold_id === null) return;
    const legs = await tx
      .selectFrom('sports_leg')
      .selectAll()
      .where('bet_id', '=', id)
      .orderBy('place')
      .execute();
    const { brand, member_id: memberId, currency } = bet;
    const owner = { brand, memberId, currency };
    const since = bet.placed_at.getTime();
    const isDisturbed = legs.some(({ event, market, outcome, odds_milli: odds }) => {
      const least = bet.acceptance === 'any' ? null : odds;
      const isOpen = book.outcome({ event, market, outcome })?.status === 'active';
      return !isOpen || disturbances.refuses({ event, market, outcome }, since, least);
    });
    const held = { ...owner, vendor: SPORTS, holdId: bet.hold_id };
    const refuse = async (refusal: string): Promise<void> => {
      await wager.releaseStake(tx, { ...held, ref: `${id}:release` });
      await tx
        .updateTable('sports_bet')
        .set({ status: 'refused', refusal })
        .where('id', '=', id)
        .execute();
    };
    if (isDisturbed) return refuse('ODDS_CHANGED');
    try {
      await wager.confirmStake(
        tx,
        { ...held, ref: `${id}:confirm` },
        stakeOf(owner, id, bet.stake_micro),
      );
    } catch (error) {
      // The player's own rules may have become stricter meanwhile.
      if (error instanceof Problem) return refuse(error.code);
      throw error;
    }
    await tx
      .updateTable('sports_bet')
      .set({ status: 'open', accepted_at: clock.now() })
      .where('id', '=', id)
      .execute();
  });
}
