import type { CampaignComparison, CampaignFact } from '#contract/generated/types.ts';

const AMOUNTS: ReadonlySet<CampaignFact> = new Set(['depositSum', 'validBet', 'netLoss']);
const TIMELESS: ReadonlySet<CampaignFact> = new Set([
  'accountDays',
  'mobileVerified',
  'bankAccount',
]);
const SWITCHES: ReadonlySet<CampaignFact> = new Set(['mobileVerified', 'bankAccount']);

export const isAmountFact = (fact: CampaignFact): boolean => AMOUNTS.has(fact);
/** A fact of the account itself, which no period changes. */
export const isTimelessFact = (fact: CampaignFact): boolean => TIMELESS.has(fact);
/** A fact that is 0 or 1. */
export const isSwitchFact = (fact: CampaignFact): boolean => SWITCHES.has(fact);

export function newComparison(): CampaignComparison {
  return { fact: 'depositCount', period: 'ever', comparison: 'atLeast', value: '1' };
}

/** Another fact: the value keeps its meaning only within one kind of fact. */
export function withFact(comparison: CampaignComparison, fact: CampaignFact): CampaignComparison {
  const period = isTimelessFact(fact) ? 'ever' : comparison.period;
  if (isSwitchFact(fact)) return { fact, period, comparison: 'atLeast', value: '1' };
  const isSameKind =
    !isSwitchFact(comparison.fact) && isAmountFact(fact) === isAmountFact(comparison.fact);
  const value = isSameKind ? comparison.value : isAmountFact(fact) ? '0' : '1';
  return { ...comparison, fact, period, value };
}
