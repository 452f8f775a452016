import type { Campaign } from '#contract/generated/types.ts';
import type { CampaignFault } from '../promotion/campaign-fault.ts';
import { canRank, hasLeastStake } from './goal.ts';
import { paidPlaces } from './share-prizes.ts';

/** Prizes of more places would wait long for staff to check. */
const MOST_PLACES = 1_000;
const LARGEST_COUNT = 1_000_000n;

interface GoalPlace {
  readonly isGame: (gameCode: string) => boolean;
}

/** Goals that no player can reach, that name unknown titles, or that a board cannot rank by. */
export function goalFaults(
  { trigger: { kind, goals }, timesPerMember }: Campaign,
  { isGame }: GoalPlace,
): CampaignFault[] {
  if (kind !== 'mission' && kind !== 'board') return [];
  const faults: CampaignFault[] = [];
  if (goals.length === 0) faults.push({ pointer: '/trigger/goals', code: 'NO_GOALS' });
  if (kind === 'mission' && timesPerMember !== 1) {
    faults.push({ pointer: '/timesPerMember', code: 'maximum', params: { limit: '1' } });
  }
  for (const [index, goal] of goals.entries()) {
    const pointer = `/trigger/goals/${index}`;
    if (kind === 'board' && !canRank(goal))
      faults.push({ pointer: `${pointer}/fact`, code: 'enum' });
    if (goal.fact === 'wins' && goal.multiple === 0) {
      faults.push({ pointer: `${pointer}/multiple`, code: 'minimum', params: { limit: '1' } });
    }
    if (BigInt(goal.minStakeMicro) < 0n || (goal.minStakeMicro !== '0' && !hasLeastStake(goal))) {
      faults.push({ pointer: `${pointer}/minStakeMicro`, code: 'enum' });
    }
    if (isCount(goal.fact) && BigInt(goal.least) > LARGEST_COUNT) {
      const params = { limit: String(LARGEST_COUNT) };
      faults.push({ pointer: `${pointer}/least`, code: 'maximum', params });
    }
    for (const [place, gameCode] of goal.games.entries()) {
      if (!isGame(gameCode)) {
        faults.push({ pointer: `${pointer}/games/${place}`, code: 'UNKNOWN_GAME' });
      }
    }
  }
  return faults;
}

const isCount = (fact: string): boolean =>
  !['validBet', 'depositSum', 'bestMultiple'].includes(fact);

/** A board without an end, with more than one goal, or with prizes for too many places. */
export function boardFaults({ trigger, prizes, endsAt }: Campaign): CampaignFault[] {
  if (trigger.kind !== 'board') return [];
  const faults: CampaignFault[] = [];
  if (endsAt === null) faults.push({ pointer: '/endsAt', code: 'required' });
  if (trigger.goals.length > 1) {
    faults.push({ pointer: '/trigger/goals', code: 'maxItems', params: { limit: '1' } });
  }
  if (paidPlaces(prizes) > MOST_PLACES) {
    faults.push({ pointer: '/prizes', code: 'maximum', params: { limit: String(MOST_PLACES) } });
  }
  return faults;
}
