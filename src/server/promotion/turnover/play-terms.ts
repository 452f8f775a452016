import type { PlayFund } from '#domain/ledger/account-kind.ts';
import { weightOf } from '#domain/turnover/count-turnover.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { openRequirements, type Requirement } from './turnover.store.ts';

/** Free rounds that a member can still play. */
export interface FreeRounds {
  readonly rewardId: bigint;
  readonly gameCode: string;
  readonly roundStakeMicro: bigint;
  readonly left: number;
}

/** What runs for a member: what a stake may be, and which money it takes. */
export interface PlayTerms {
  readonly requirements: readonly Requirement[];
  readonly freeRounds: readonly FreeRounds[];
}

export interface JudgedStake {
  readonly gameCode: string;
  readonly category: string;
  readonly amountMicro: bigint;
  /** Taken on the same round before. */
  readonly earlierMicro: bigint;
}

/**
 * The terms of what runs for a member. Requirements and free rounds that are past their time give
 * nothing and forbid nothing, even before the job has ended them.
 * @param lock holds them until the transaction ends: stakes of a member follow each other
 */
export async function playTerms(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  clock: Clock,
  { lock = false }: { lock?: boolean } = {},
): Promise<PlayTerms> {
  const now = clock.now();
  const open = await openRequirements(db, brand, [memberId], { lock });
  let rounds = db
    .selectFrom('reward')
    .select(['id', 'game_code', 'round_stake_micro', 'rounds_left'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .where('kind', '=', 'freeRounds')
    .where('expires_at', '>', now)
    .orderBy('id');
  if (lock) rounds = rounds.forNoKeyUpdate();
  return {
    requirements: open.filter(({ expiresAt }) => expiresAt === null || expiresAt > now),
    freeRounds: (await rounds.execute()).map((row) => ({
      rewardId: row.id,
      gameCode: row.game_code ?? '',
      roundStakeMicro: row.round_stake_micro,
      left: row.rounds_left,
    })),
  };
}

/**
 * Refuses a stake that what runs does not allow, before anything is taken.
 * @throws Problem BONUS_GAME_FORBIDDEN, BONUS_STAKE_LIMIT with the limit
 */
export function judgeStake({ requirements }: PlayTerms, stake: JudgedStake): void {
  for (const { forbiddenGames, maxStakeMicro, currency } of requirements) {
    if (forbiddenGames.includes(stake.gameCode)) throw new Problem('BONUS_GAME_FORBIDDEN');
    if (maxStakeMicro === null || stake.earlierMicro + stake.amountMicro <= maxStakeMicro) continue;
    throw new Problem('BONUS_STAKE_LIMIT', {
      value: { currency, maxStakeMicro: String(maxStakeMicro) },
    });
  }
}

/** Where a stake is taken from, in the order of use. */
export interface StakeSource {
  readonly funds: readonly PlayFund[];
  readonly requirementId: bigint | null;
  /** The free rounds that pay it. */
  readonly rewardId: bigint | null;
}

/**
 * Money that a stake takes: the stake of a free round where it fits, else cash and the running bonus in
 * the order that its terms say. A game that counts for nothing takes no bonus.
 */
export function stakeSource(
  { requirements, freeRounds }: PlayTerms,
  { gameCode, category, amountMicro, earlierMicro }: JudgedStake,
): StakeSource {
  const free = freeRounds.find(
    (one) =>
      one.gameCode === gameCode &&
      one.left > 0 &&
      one.roundStakeMicro === amountMicro &&
      earlierMicro === 0n,
  );
  if (free !== undefined) {
    return { funds: ['promo'], requirementId: null, rewardId: free.rewardId };
  }
  const bonus = bonusFor({ requirements }, { category, gameCode });
  if (bonus === undefined) return CASH;
  return {
    funds: bonus.orderOfUse === 'bonusFirst' ? ['bonus', 'cash'] : ['cash', 'bonus'],
    requirementId: bonus.id,
    rewardId: null,
  };
}

/** The running bonus, where a stake on the game may take it. */
function bonusFor(
  { requirements }: Pick<PlayTerms, 'requirements'>,
  game: Pick<JudgedStake, 'gameCode' | 'category'>,
): Requirement | undefined {
  return requirements.find(
    (one) =>
      one.source === 'bonus' &&
      !one.forbiddenGames.includes(game.gameCode) &&
      weightOf({ categories: one.categoryWeights, games: one.gameWeights }, game) > 0,
  );
}

/** Whether a stake on the game may take the running bonus. */
export const takesBonus = (
  terms: Pick<PlayTerms, 'requirements'>,
  game: Pick<JudgedStake, 'gameCode' | 'category'>,
): boolean => bonusFor(terms, game) !== undefined;

export const CASH: StakeSource = { funds: ['cash'], requirementId: null, rewardId: null };
