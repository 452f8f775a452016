import { settingOf } from '../../brands/setting-of.ts';
import type { AgentTerms } from '#contract/generated/types.ts';
import { termsAbove } from '#domain/agent/terms.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { termsOf } from '../../tree/terms.store.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** The most that a brand gives: what a top agent may have. */
export function brandTerms(brand: LiveBrand | null): AgentTerms {
  return {
    series: settingOf(brand, 'lotteryTerms').ceilingSeries,
    shareBasisPoints: 10_000,
  };
}

/** An agent's present terms; without agreed ones, the brand's series and no share. */
export async function ownTerms(
  db: Db | Tx,
  agent: MemberKey,
  brand: LiveBrand | null,
): Promise<AgentTerms> {
  const terms = await termsOf(db, agent);
  return terms ?? { ...brandTerms(brand), shareBasisPoints: 0 };
}

/**
 * Terms lie between what the brand's lotteries can be played with and the limit.
 * @throws Problem TERMS_ABOVE_OWN at the fields that are above the limit, INVALID_BODY below the floor
 */
export function refuseOutside(terms: AgentTerms, limit: AgentTerms, brand: LiveBrand | null): void {
  const floor = settingOf(brand, 'lotteryTerms').floorSeries;
  if (terms.series < floor) {
    const fault = { code: 'minimum', params: { limit: floor } };
    throw new Problem('INVALID_BODY', { fields: { '/terms/series': fault } });
  }
  const above = termsAbove(terms, limit);
  if (above.length === 0) return;
  const fault = (field: keyof AgentTerms) => ({
    code: 'maximum',
    messageKey: 'error:TERMS_ABOVE_OWN',
    params: { limit: limit[field] },
  });
  const fields = Object.fromEntries(above.map((field) => [`/terms/${field}`, fault(field)]));
  throw new Problem('TERMS_ABOVE_OWN', { fields });
}
