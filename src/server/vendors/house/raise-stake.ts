import { Problem } from '../../platform/problem.ts';
import { appendNext, goOn } from './go-on.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import { clearRaise, markRaising, markReturning } from './house-round.store.ts';
import type { HouseRoundRow, PendingRaise } from './house-rounds.ts';
import { HOUSE, raiseIdOf, raiseRollbackIdOf } from './house-transactions.ts';

/** 5xx codes that still guarantee that no stake was taken. */
const SHUT: ReadonlySet<string> = new Set(['MAINTENANCE', 'GAME_MAINTENANCE']);

/**
 * Takes the further stake of an action, and does the action. The raise is noted first: after a crash
 * `settleRaise` finds out whether it was taken.
 * @param next the round after the action, as it will be stored.
 * @returns null when another request was faster.
 * @throws Problem the wallet's refusals, with the round as it was.
 */
export async function raiseStake(
  deps: House,
  token: string,
  round: HouseRoundRow,
  next: HouseRoundRow,
): Promise<HouseRoundRow | null> {
  const raise: PendingRaise = {
    attempt: round.raiseAttempts + 1,
    number: next.actions.length,
    action: next.actions.at(-1) ?? {},
    amountMicro: String(next.raisedMicro - round.raisedMicro),
    returning: false,
  };
  if (!(await markRaising(deps.db, round, raise))) return null;
  try {
    await takeRaise(deps, token, round, raise);
  } catch (error) {
    const isRefused = error instanceof Problem && (error.status < 500 || SHUT.has(error.code));
    if (isRefused) await giveBack(deps, round, raise);
    // Another request of the same player found this raise open and sealed it.
    if (error instanceof Problem && error.code === 'TRANSACTION_ROLLED_BACK') return null;
    throw error;
  }
  return appendNext(deps, { ...next, raise });
}

async function takeRaise(
  deps: House,
  token: string,
  { id, mode, brand, memberId, gameCode, currency }: HouseRoundRow,
  { attempt, amountMicro }: PendingRaise,
): Promise<void> {
  await deps.wallets[mode].bet(HOUSE, {
    brand,
    memberId,
    gameCode,
    currency,
    token,
    transactionId: raiseIdOf(id, attempt),
    roundRef: String(id),
    amountMicro: BigInt(amountMicro),
  });
}

/**
 * Seals a raise that was refused, or whose fate is unknown: should it still come, it is refused.
 * @returns false when its action was done meanwhile.
 */
async function giveBack(
  deps: House,
  round: HouseRoundRow,
  { attempt }: PendingRaise,
): Promise<boolean> {
  if (!(await markReturning(deps.db, round, attempt))) return false;
  const { id, mode, brand, memberId, gameCode, currency } = round;
  await deps.wallets[mode].rollback(HOUSE, {
    brand,
    memberId,
    gameCode,
    currency,
    transactionId: raiseRollbackIdOf(id, attempt),
    betTransactionId: raiseIdOf(id, attempt),
    roundRef: String(id),
  });
  await clearRaise(deps.db, round, attempt);
  return true;
}

/**
 * Ends a raise that a crash or a lost answer left open: a stake that was taken gets its action, and any
 * other is sealed.
 * @returns the round without a raise under way; null when another request moved it meanwhile.
 */
export async function settleRaise(
  deps: House,
  game: HouseGame,
  round: HouseRoundRow,
): Promise<HouseRoundRow | null> {
  const { raise, id, mode, brand, memberId } = round;
  if (raise === null) return round;
  const taken =
    !raise.returning &&
    (await deps.wallets[mode].findStake(HOUSE, {
      brand,
      memberId,
      betTransactionId: raiseIdOf(id, raise.attempt),
    })) === 'taken';
  if (taken) return appendNext(deps, { ...(await goOn(deps, game, round, raise.action)), raise });
  return (await giveBack(deps, round, raise)) ? { ...round, raise: null } : null;
}
