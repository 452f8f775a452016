import { judgePlay } from '../../account/safer-play/judge-play.ts';
import { boundsStakes, readPlayRules } from '../../account/safer-play/play-rules.store.ts';
import { lockWallet } from '../../ledger/lock-wallet.ts';
import type { Tx } from '../../platform/db/database.ts';
import {
  CASH,
  judgeStake,
  type PlayTerms,
  type StakeSource,
  stakeSource,
} from '../../promotion/turnover/play-terms.ts';
import { type EarlierStakes, earlierStakes } from './earlier-stakes.read.ts';
import type { Stake } from './stake.ts';
import { termsAt } from './terms-at.ts';
import type { WagerParts } from './wagered.ts';

/**
 * The gates of what runs for a member and of what the member set. Holds the wallet before the member's own
 * rules are read: a stake that waited for a stricter limit is judged by it.
 * @param held the terms, locked by the caller
 * @returns the funds that the stake is taken from
 * @throws Problem BONUS_STAKE_LIMIT, BONUS_GAME_FORBIDDEN, CATEGORY_BLOCKED, PLAY_LIMIT_REACHED,
 * REALITY_CHECK_DUE, PLAN_REACHED
 */
export async function judgeTerms(
  tx: Tx,
  { clock, catalogue }: Pick<WagerParts, 'clock' | 'catalogue'>,
  held: PlayTerms,
  stake: Stake,
): Promise<StakeSource> {
  await lockWallet(tx, stake);
  const terms = termsAt(catalogue, held, stake);
  const { gameCode, stakeMicro } = stake;
  const category = catalogue.categoryOf(stake.vendor, gameCode);
  const earlier = await earlierStakes(tx, stake);
  const judged = {
    gameCode,
    category,
    amountMicro: stakeMicro,
    earlierMicro: earlier.stakeMicro,
  };
  if (!earlier.isKnown) judgeStake(terms, judged);
  const source = takesCash(stake, earlier) ? CASH : stakeSource(terms, judged);
  const rules = await readPlayRules(tx, stake, clock);
  if (!earlier.isKnown && boundsStakes(rules)) {
    const cashMicro = source.funds.includes('cash') ? stakeMicro : 0n;
    const play = { category, stakeMicro: cashMicro, attended: stake.attended };
    await judgePlay(tx, stake, rules, play, clock);
  }
  return source;
}

/** A round that began without a bonus continues without it, so that its payout goes one way. */
const takesCash = ({ cashOnly, stakeMicro }: Stake, { outsideTerms }: EarlierStakes): boolean =>
  cashOnly || outsideTerms || stakeMicro === 0n;
