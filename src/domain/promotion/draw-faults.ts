import type { Campaign } from '#contract/generated/types.ts';
import { checkedCurrency } from '../money/currency.ts';
import { smallestMicro } from '../money/micro.ts';
import type { CampaignFault } from './campaign-fault.ts';
import { isDraw } from './draw-unit.ts';
import { canSplit } from './split-pot.ts';

/** Prizes that cannot give way, a rain that cannot be split, and rewards of no spins or tickets. */
export function drawFaults(
  campaign: Campaign,
  { currency }: { readonly currency: string },
): CampaignFault[] {
  const { trigger, reward, prizes } = campaign;
  const faults: CampaignFault[] = [];
  const last = prizes.length - 1;
  if (isDraw(trigger.kind) && (prizes[last]?.stock ?? 0) > 0) {
    faults.push({ pointer: `/prizes/${last}/stock`, code: 'maximum', params: { limit: '0' } });
  }
  if (trigger.kind === 'rain') faults.push(...rainFaults(campaign, currency));
  const isCounted = reward.kind === 'spins' || reward.kind === 'tickets';
  if (isCounted && reward.rounds === 0) {
    faults.push({ pointer: '/reward/rounds', code: 'minimum', params: { limit: '1' } });
  }
  return faults;
}

function rainFaults({ trigger, budgetMicro, endsAt }: Campaign, currency: string): CampaignFault[] {
  const faults: CampaignFault[] = [];
  if (endsAt === null) faults.push({ pointer: '/endsAt', code: 'required' });
  const { envelopes, leastMicro, mostMicro } = trigger;
  const split = {
    potMicro: BigInt(budgetMicro),
    envelopes,
    leastMicro: BigInt(leastMicro),
    mostMicro: BigInt(mostMicro),
    unitMicro: smallestMicro(checkedCurrency(currency)),
  };
  if (!canSplit(split)) faults.push({ pointer: '/trigger/envelopes', code: 'NO_SPLIT' });
  return faults;
}
