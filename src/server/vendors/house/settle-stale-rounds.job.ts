import { cancelRound, openAndPay } from './cancel-round.ts';
import { payOut } from './finish-house-round.ts';
import { appendNext, goOn } from './go-on.ts';
import type { House } from './house.ts';
import { findStale, type HouseRoundRow, type StaleCursor } from './house-rounds.ts';
import { betIdOf, HOUSE } from './house-transactions.ts';
import { settleRaise } from './raise-stake.ts';

/** A round whose stake is still unknown after this time lost its request. */
const STAKED_MINUTES = 1;
/** A round that its player left is paid out after this time. */
export const ABANDONED_MINUTES = 30;
/** One that waits for its player's decision is ended for them after this time. */
export const UNDECIDED_MINUTES = 24 * 60;
/** More actions than any round takes. */
const MAX_ACTIONS = 500;
const PAGE = 100;
/** Bounds one run; the next run continues. */
const MAX_PAGES = 50;

/**
 * Ends what a crash or a closed window left behind. A stake that the ledger took opens its round,
 * which takes its jackpot and is paid out; a stake that was never taken is rolled back. Safe on every
 * node at once: the wallet's transaction ids are fixed, and the round's status decides races.
 * @returns how many rounds it ended.
 */
export async function settleStaleRounds(deps: House): Promise<number> {
  let ended = 0;
  for (const [status, decided, minutes] of [
    ['voiding', true, STAKED_MINUTES],
    ['staked', true, STAKED_MINUTES],
    ['open', true, ABANDONED_MINUTES],
    ['open', false, UNDECIDED_MINUTES],
  ] as const) {
    const before = new Date(deps.clock.now().getTime() - minutes * 60_000);
    ended += await settleAll(deps, { status, decided, before });
  }
  return ended;
}

/** Continues after the last round of a page, so that rounds that fail do not block the others. */
async function settleAll(
  deps: House,
  which: Pick<Parameters<typeof findStale>[1], 'status' | 'decided' | 'before'>,
): Promise<number> {
  let ended = 0;
  let after: StaleCursor | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const rounds: HouseRoundRow[] = await findStale(deps.db, { ...which, after }, PAGE);
    for (const round of rounds) if (await settleOne(deps, round)) ended += 1;
    after = rounds.at(-1) ?? null;
    if (rounds.length < PAGE) break;
  }
  return ended;
}

async function settleOne(deps: House, round: HouseRoundRow): Promise<boolean> {
  try {
    if (round.status === 'open') await payOut(deps, await decide(deps, round));
    else if (round.status === 'voiding') await cancelRound(deps, round);
    else await endStaked(deps, round);
    return true;
  } catch (error) {
    deps.log.error({ err: error, roundId: String(round.id) }, 'a stale round could not be ended');
    return false;
  }
}

/** Does for a player who left what the game has for this, until the round is decided. */
async function decide(deps: House, round: HouseRoundRow): Promise<HouseRoundRow> {
  const game = deps.games.find(round.gameCode);
  if (game === null) throw new Error(`${round.gameCode} is not a title any more`);
  let decided = await moved(settleRaise(deps, game, round));
  for (let acted = 0; !decided.decided; acted += 1) {
    if (game.whenLeft === null || acted === MAX_ACTIONS) {
      throw new Error(`${round.gameCode} has no end for a round that its player left`);
    }
    const next = await goOn(deps, game, decided, game.whenLeft);
    if (next.raisedMicro > decided.raisedMicro) {
      throw new Error(`${round.gameCode} raises the stake of a player who left`);
    }
    decided = await moved(appendNext(deps, next));
  }
  return decided;
}

async function moved(step: Promise<HouseRoundRow | null>): Promise<HouseRoundRow> {
  const round = await step;
  if (round === null) throw new Error('the player came back');
  return round;
}

/** The wallet knows whether the stake was taken. */
async function endStaked(deps: House, round: HouseRoundRow): Promise<void> {
  const { brand, memberId, mode } = round;
  const stake = await deps.wallets[mode].findStake(HOUSE, {
    brand,
    memberId,
    betTransactionId: betIdOf(round.id),
  });
  if (stake === 'taken') await openAndPay(deps, round, 'staked');
  else await cancelRound(deps, round);
}
