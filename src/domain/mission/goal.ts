import type { MissionFact, MissionGoal } from '#contract/generated/types.ts';

/** Facts of deposits; the others count play. */
const OF_DEPOSITS: ReadonlySet<MissionFact> = new Set(['depositSum', 'depositCount']);
/** Facts that read single rounds, which have a stake and a multiple. */
const OF_ROUNDS: ReadonlySet<MissionFact> = new Set(['rounds', 'wins', 'bestMultiple']);
/** Facts that players do not rank by: a board must not drive deposits. */
const NOT_RANKED: ReadonlySet<MissionFact> = new Set(['depositSum', 'depositCount', 'days']);

export const countsDeposits = ({ fact }: Pick<MissionGoal, 'fact'>): boolean =>
  OF_DEPOSITS.has(fact);
export const hasLeastStake = ({ fact }: Pick<MissionGoal, 'fact'>): boolean => OF_ROUNDS.has(fact);
export const canRank = ({ fact }: Pick<MissionGoal, 'fact'>): boolean => !NOT_RANKED.has(fact);

/** Whether a value is in micro-units of the currency. */
export const isAmount = ({ fact }: Pick<MissionGoal, 'fact'>): boolean =>
  fact === 'validBet' || fact === 'depositSum';

export const isReached = ({ least }: Pick<MissionGoal, 'least'>, value: bigint): boolean =>
  value >= BigInt(least);

export const NEW_GOAL: MissionGoal = {
  fact: 'validBet',
  least: '50000000',
  categories: [],
  games: [],
  minStakeMicro: '0',
  multiple: 0,
};
