import type { Campaign } from '#contract/generated/types.ts';
import { scheduleFaults } from '../schedule/schedule-faults.ts';
import { languageFaults, type OfferedLanguages } from '../text/language-faults.ts';
import { BUILT_REWARDS, BUILT_TRIGGERS, hasPrizes } from './built-rewards.ts';
import type { CampaignFault } from './campaign-fault.ts';
import { boardFaults, goalFaults } from '../mission/goal-faults.ts';
import { drawFaults } from './draw-faults.ts';
import { neverHolds } from './condition.ts';
import { prizePotMicro } from '../mission/share-prizes.ts';
import { rewardAmountMicro } from './reward-amount.ts';

/** What a brand has, as far as campaigns speak of it. */
export interface CampaignPlace extends OfferedLanguages {
  readonly currency: string;
  /** A title that takes free rounds, with its stakes in micro-units; null: there is none. */
  readonly stakesOf: (gameCode: string) => readonly bigint[] | null;
  readonly isGame: (gameCode: string) => boolean;
  readonly isPicture: (picture: string) => boolean;
  readonly isHero: (hero: string) => boolean;
  readonly givesPoints: boolean;
}

/**
 * What contradicts itself in a campaign, by JSON pointer: an offer that nobody can get, that is worth
 * nothing, or that names what the brand does not have.
 */
export function campaignFaults(campaign: Campaign, place: CampaignPlace): readonly CampaignFault[] {
  return [
    ...amountFaults(campaign),
    ...kindFaults(campaign),
    ...rewardFaults(campaign, place),
    ...goalFaults(campaign, place),
    ...boardFaults(campaign),
    ...drawFaults(campaign, place),
    ...gameFaults(campaign, place),
    ...reachFaults(campaign),
    ...budgetFaults(campaign, place),
    ...scheduleFaults(campaign),
    ...languageFaults(campaign.texts, place),
    ...(place.isHero(campaign.hero) ? [] : [{ pointer: '/hero', code: 'enum' }]),
    ...(campaign.picture === null || place.isPicture(campaign.picture)
      ? []
      : [{ pointer: '/picture', code: 'UNKNOWN_PICTURE' }]),
  ];
}

const belowLimit = (pointer: string, limit = 0): CampaignFault => ({
  pointer,
  code: 'minimum',
  params: { limit: String(limit) },
});

const includes = (values: readonly string[], value: string): boolean => values.includes(value);

function amountFaults({ trigger, reward, prizes, budgetMicro }: Campaign): CampaignFault[] {
  const amounts: Readonly<Record<string, string>> = {
    '/budgetMicro': budgetMicro,
    '/trigger/minDepositMicro': trigger.minDepositMicro,
    '/trigger/ticketMicro': trigger.ticketMicro,
    '/trigger/leastMicro': trigger.leastMicro,
    '/trigger/mostMicro': trigger.mostMicro,
    '/reward/amountMicro': reward.amountMicro,
    '/reward/maxMicro': reward.maxMicro,
    '/reward/maxStakeMicro': reward.maxStakeMicro,
    '/reward/roundStakeMicro': reward.roundStakeMicro,
    ...Object.fromEntries(
      prizes.map(({ amountMicro }, index) => [`/prizes/${index}/amountMicro`, amountMicro]),
    ),
  };
  return Object.entries(amounts)
    .filter(([, amount]) => BigInt(amount) < 0n)
    .map(([pointer]) => belowLimit(pointer));
}

function kindFaults({ trigger, reward }: Campaign): CampaignFault[] {
  const faults: CampaignFault[] = [];
  if (!includes(BUILT_TRIGGERS, trigger.kind)) {
    faults.push({ pointer: '/trigger/kind', code: 'NOT_BUILT' });
  }
  if (!includes(BUILT_REWARDS, reward.kind)) {
    faults.push({ pointer: '/reward/kind', code: 'NOT_BUILT' });
  }
  return faults;
}

function rewardFaults({ trigger, reward, prizes }: Campaign, place: CampaignPlace) {
  const faults: CampaignFault[] = [];
  const isShare = reward.kind !== 'freeRounds' && reward.amountMicro === '0';
  if (trigger.kind === 'rain') {
    if (reward.kind !== 'cash') faults.push({ pointer: '/reward/kind', code: 'enum' });
  } else if (hasPrizes(trigger)) {
    if (reward.kind !== 'cash') faults.push({ pointer: '/reward/kind', code: 'enum' });
    if (trigger.kind === 'raffle' && trigger.ticketMicro === '0') {
      faults.push(belowLimit('/trigger/ticketMicro'));
    }
    if (prizes.every(({ amountMicro }) => amountMicro === '0')) {
      faults.push({ pointer: '/prizes', code: 'NO_PRIZES' });
    }
  } else if (isShare && reward.percent === 0) {
    faults.push({ pointer: '/reward/amountMicro', code: 'NO_AMOUNT' });
  } else if (isShare && trigger.kind !== 'deposit') {
    faults.push({ pointer: '/reward/percent', code: 'NEEDS_DEPOSIT' });
  } else if (isShare && trigger.minDepositMicro === '0') {
    faults.push(belowLimit('/trigger/minDepositMicro'));
  }
  if (reward.kind === 'points' && !place.givesPoints) {
    faults.push({ pointer: '/reward/kind', code: 'NO_POINTS' });
  }
  if (reward.kind === 'bonus' && reward.turnoverTimes === 0) {
    faults.push({ pointer: '/reward/turnoverTimes', code: 'TURNOVER_NEEDED' });
  }
  if (reward.kind === 'freeRounds') faults.push(...freeRoundFaults(reward, place));
  return faults;
}

function freeRoundFaults(
  { gameCode, rounds, roundStakeMicro }: Campaign['reward'],
  { stakesOf }: CampaignPlace,
): CampaignFault[] {
  const stakes = gameCode === null ? null : stakesOf(gameCode);
  if (stakes === null) return [{ pointer: '/reward/gameCode', code: 'UNKNOWN_GAME' }];
  const faults: CampaignFault[] = [];
  if (rounds === 0) faults.push(belowLimit('/reward/rounds', 1));
  if (!stakes.includes(BigInt(roundStakeMicro))) {
    faults.push({ pointer: '/reward/roundStakeMicro', code: 'STAKE_NOT_OFFERED' });
  }
  return faults;
}

function gameFaults({ reward }: Campaign, { isGame }: CampaignPlace): CampaignFault[] {
  return [
    ...reward.gameWeights.map(({ gameCode }, index) => ({
      gameCode,
      pointer: `/reward/gameWeights/${index}/gameCode`,
    })),
    ...reward.forbiddenGames.map((gameCode, index) => ({
      gameCode,
      pointer: `/reward/forbiddenGames/${index}`,
    })),
  ]
    .filter(({ gameCode }) => !isGame(gameCode))
    .map(({ pointer }) => ({ pointer, code: 'UNKNOWN_GAME' }));
}

/** An offer that nobody can reach. */
function reachFaults(campaign: Campaign): CampaignFault[] {
  const faults: CampaignFault[] = [];
  if (neverHolds(campaign)) faults.push({ pointer: '/conditions', code: 'NEVER_HOLDS' });
  const { audience, reward } = campaign;
  const closed = audience.withoutTags.findIndex((tag) => audience.tags.includes(tag));
  if (closed !== -1 && audience.tags.every((tag) => audience.withoutTags.includes(tag))) {
    faults.push({ pointer: `/audience/withoutTags/${closed}`, code: 'NEVER_HOLDS' });
  }
  const counts = [...reward.categoryWeights, ...reward.gameWeights].some(
    ({ percent }) => percent > 0,
  );
  if (reward.turnoverTimes > 0 && reward.categoryWeights.length > 0 && !counts) {
    faults.push({ pointer: '/reward/categoryWeights', code: 'NEVER_HOLDS' });
  }
  return faults;
}

function budgetFaults(campaign: Campaign, { currency }: CampaignPlace): CampaignFault[] {
  const budget = BigInt(campaign.budgetMicro);
  if (budget <= 0n) return [];
  return budget < smallestRewardMicro(campaign, currency)
    ? [{ pointer: '/budgetMicro', code: 'BUDGET_TOO_SMALL' }]
    : [];
}

function smallestRewardMicro({ trigger, reward, prizes }: Campaign, currency: string): bigint {
  if (trigger.kind === 'board') return prizePotMicro(prizes);
  if (trigger.kind === 'rain') return 0n;
  if (hasPrizes(trigger)) {
    return prizes.reduce((most, { amountMicro }) => {
      const amount = BigInt(amountMicro);
      return amount > most ? amount : most;
    }, 0n);
  }
  return rewardAmountMicro(reward, { depositMicro: BigInt(trigger.minDepositMicro), currency });
}

/**
 * The most a campaign may give in all, in micro-units; null: there is no limit, since it has no budget.
 */
export function mostGivenMicro({ budgetMicro }: Pick<Campaign, 'budgetMicro'>): bigint | null {
  const budget = BigInt(budgetMicro);
  return budget === 0n ? null : budget;
}
