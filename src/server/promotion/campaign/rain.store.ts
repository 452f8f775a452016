import type { Campaign } from '#contract/generated/types.ts';
import { checkedCurrency } from '#domain/money/currency.ts';
import { smallestMicro } from '#domain/money/micro.ts';
import { type PotSplit, splitPot } from '#domain/promotion/split-pot.ts';
import type { Tx } from '../../platform/db/database.ts';
import { takeRaffleSeed } from './raffle-chain.store.ts';

/** Envelopes of one statement. */
const CHUNK = 1_000;

/** How a rain splits its budget. */
export const splitOf = ({ trigger, budgetMicro }: Campaign, currency: string): PotSplit => ({
  potMicro: BigInt(budgetMicro),
  envelopes: trigger.envelopes,
  leastMicro: BigInt(trigger.leastMicro),
  mostMicro: BigInt(trigger.mostMicro),
  unitMicro: smallestMicro(checkedCurrency(currency)),
});

/** Splits the pot of a rain by the first seed of its chain: from now on only the order of claims decides. */
export async function beginRain(
  tx: Tx,
  { id, brand }: { readonly id: bigint; readonly brand: string },
  campaign: Campaign,
  { currency, now }: { readonly currency: string; readonly now: Date },
): Promise<void> {
  const seeds = await takeRaffleSeed(tx, id, now);
  const amounts = splitPot(splitOf(campaign, currency), seeds);
  const rows = amounts.map((amount, index) => ({
    campaign_id: id,
    number: index + 1,
    brand,
    amount_micro: amount,
  }));
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx
      .insertInto('envelope')
      .values(rows.slice(from, from + CHUNK))
      .execute();
  }
}
