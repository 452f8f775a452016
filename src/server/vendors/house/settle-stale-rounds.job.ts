import { cancelRound, openAndPay } from './cancel-round.ts';
import { payOut } from './finish-house-round.ts';
import type { House } from './house.ts';
import { findStale, type HouseRoundRow, type StaleCursor } from './house-rounds.ts';
import { betIdOf, HOUSE } from './house-transactions.ts';

/** A round whose stake is still unknown after this time lost its request. */
const STAKED_MINUTES = 1;
/** A round that its player left is paid out after this time. */
export const ABANDONED_MINUTES = 30;
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
  for (const [status, minutes] of [
    ['voiding', STAKED_MINUTES],
    ['staked', STAKED_MINUTES],
    ['open', ABANDONED_MINUTES],
  ] as const) {
    const before = new Date(deps.clock.now().getTime() - minutes * 60_000);
    ended += await settleAll(deps, status, before);
  }
  return ended;
}

/** Continues after the last round of a page, so that rounds that fail do not block the others. */
async function settleAll(
  deps: House,
  status: 'staked' | 'open' | 'voiding',
  before: Date,
): Promise<number> {
  let ended = 0;
  let after: StaleCursor | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const rounds: HouseRoundRow[] = await findStale(deps.db, { status, before, after }, PAGE);
    for (const round of rounds) if (await settleOne(deps, round)) ended += 1;
    after = rounds.at(-1) ?? null;
    if (rounds.length < PAGE) break;
  }
  return ended;
}

async function settleOne(deps: House, round: HouseRoundRow): Promise<boolean> {
  try {
    if (round.status === 'open') await payOut(deps, round);
    else if (round.status === 'voiding') await cancelRound(deps, round);
    else await endStaked(deps, round);
    return true;
  } catch (error) {
    deps.log.error({ err: error, roundId: String(round.id) }, 'a stale round could not be ended');
    return false;
  }
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
