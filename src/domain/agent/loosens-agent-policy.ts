import type { AgentPolicy, SeriesStep } from '#contract/generated/types.ts';
import { type GrantedStep, grantsMore } from './grants-more.ts';

/**
 * Whether another policy lets agents earn or grant more, members send more to each other, or referrals
 * pay more. Amounts of a part that is off count when the part is turned on.
 */
export function loosensAgentPolicy(before: AgentPolicy, after: AgentPolicy): boolean {
  return earnsMore(before, after) || sendsMore(before, after) || refersForMore(before, after);
}

function earnsMore(before: AgentPolicy, after: AgentPolicy): boolean {
  const categories = Object.keys(after.rates) as (keyof AgentPolicy['rates'])[];
  return (
    after.maxDepth > before.maxDepth ||
    after.defaultSeries > before.defaultSeries ||
    categories.some((category) => after.rates[category] > before.rates[category]) ||
    grantsMore(before.quotas.map(grantedStep), after.quotas.map(grantedStep))
  );
}

const grantedStep = ({ fromSeries, count }: SeriesStep): GrantedStep => ({
  fromSeries,
  granted: count,
});

function sendsMore(before: AgentPolicy, after: AgentPolicy): boolean {
  if (!after.transferDown && !after.transferUp) return false;
  return (
    (after.transferDown && !before.transferDown) ||
    (after.transferUp && !before.transferUp) ||
    after.transferFeeBasisPoints < before.transferFeeBasisPoints ||
    after.turnoverTimes < before.turnoverTimes ||
    BigInt(after.transferDailyCapMicro) > BigInt(before.transferDailyCapMicro)
  );
}

function refersForMore(before: AgentPolicy, after: AgentPolicy): boolean {
  if (!after.referral) return false;
  return (
    !before.referral ||
    BigInt(after.referralRewardMicro) > BigInt(before.referralRewardMicro) ||
    BigInt(after.referralDepositMicro) < BigInt(before.referralDepositMicro) ||
    BigInt(after.referralPlayMicro) < BigInt(before.referralPlayMicro)
  );
}
