import { OWN_BOOK } from '#domain/sports/own-book.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { Row } from './bet.store.ts';
import { legsOf, lockBet } from './bet.store.ts';
import { addExposure } from './exposure.store.ts';
import { stakeOfBet } from './place-bet.ts';
import type { SportsParts } from './sports-parts.ts';
import { termsOf } from './sports-terms.ts';

const BATCH = 200;
/** A node that did not see the whole delay leaves a bet to the others for so long, and refuses it then. */
const LEFT_TO_OTHERS_MS = 10_000;

/**
 * Decides bets whose delay is over: taken where nothing disturbed their legs, else refused, with the funds given back.
 * @returns how many
 */
export async function decideHeld(parts: SportsParts): Promise<number> {
  const { db, clock, disturbances } = parts;
  const now = clock.now().getTime();
  const due = await db
    .selectFrom('sports_bet')
    .select(['id', 'brand', 'member_id as memberId', 'placed_at', 'decide_at'])
    .where('status', '=', 'held')
    .where('decide_at', '<=', clock.now())
    .orderBy('decide_at')
    .limit(BATCH)
    .execute();
  let count = 0;
  for (const { id, brand, memberId, placed_at: placedAt, decide_at: decideAt } of due) {
    const isKnown = disturbances.knowsSince(placedAt.getTime());
    if (!isKnown && now < (decideAt?.getTime() ?? 0) + LEFT_TO_OTHERS_MS) continue;
    const whenHeld = (work: (tx: Tx, bet: Row) => Promise<void>): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        await lockMember(tx, { brand, memberId });
        const bet = await lockBet(tx, id);
        if (bet.status !== 'held') return false;
        await work(tx, bet);
        return true;
      });
    const isDecided = await whenHeld((tx, bet) => confirm(tx, parts, bet, isKnown)).catch(
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        // Nothing of the confirmation is left.
        return whenHeld((tx, bet) => refuse(tx, parts, bet, error.code));
      },
    );
    if (isDecided) count += 1;
  }
  if (count > 0) parts.nudge();
  return count;
}

/**
 * Takes a bet out of its delay.
 * @throws Problem SLIP_REFUSED for what disturbed it, and the refusals of a stake: the player's own rules may have
 * become stricter meanwhile, or others have bet on the same
 */
async function confirm(tx: Tx, parts: SportsParts, bet: Row, isKnown: boolean): Promise<void> {
  const { book, disturbances, wager, clock } = parts;
  const { id, brand, member_id: memberId, currency } = bet;
  const legs = await legsOf(tx, id);
  const owner = { brand, memberId, currency, terms: termsOf(parts, brand, currency) };
  const since = bet.placed_at.getTime();
  const isDisturbed = legs.some(({ event, market, outcome, odds }) => {
    const least = bet.acceptance === 'any' ? null : odds;
    const isOpen = book.outcome({ event, market, outcome })?.status === 'active';
    return !isOpen || disturbances.refuses({ event, market, outcome }, since, least);
  });
  if (!isKnown || isDisturbed) throw new Problem('SLIP_REFUSED');
  const lines = bet.lines as number[][];
  const exposed = legs.map((leg, place) => ({
    ...leg,
    lines: lines.filter((line) => line.includes(place)).length,
  }));
  const stake = stakeOfBet({ ...owner, id, gameCode: bet.game_code, stakeMicro: bet.stake_micro });
  const held = { ...owner, vendor: OWN_BOOK, holdId: holdOf(bet), ref: `${id}:confirm` };
  await wager.confirmStake(tx, held, stake, {
    take: (at) =>
      addExposure(at, owner, { legs: exposed, unitMicro: bet.unit_micro, now: clock.now() }),
  });
  await tx
    .updateTable('sports_bet')
    .set({ status: 'open', accepted_at: clock.now() })
    .where('id', '=', id)
    .execute();
}

/** Gives the funds of a bet back that was not taken. */
async function refuse(
  tx: Tx,
  { wager }: Pick<SportsParts, 'wager'>,
  bet: Row,
  refusal: string,
): Promise<void> {
  const { id, brand, member_id: memberId } = bet;
  const held = { brand, memberId, vendor: OWN_BOOK, holdId: holdOf(bet), ref: `${id}:release` };
  await wager.releaseStake(tx, held);
  await tx
    .updateTable('sports_bet')
    .set({ status: 'refused', refusal })
    .where('id', '=', id)
    .execute();
}

function holdOf({ id, hold_id: holdId }: Row): bigint {
  if (holdId === null) throw new Error(`bet ${id} is held without funds`);
  return holdId;
}
