import { fallbackChain } from '#brand/texts.ts';
import {
  findPublished,
  inVersion,
  isRunning,
  joinedVersion,
  type PublishedCampaign,
} from '../../../promotion/campaign/campaign.read.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { PageVisit } from '../../../feature.ts';
import type { Parts } from '../../../parts.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { type CallFacts, memberOf, siteOf } from '../../../platform/route.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import type { Looking } from './promotion.read.ts';

/** Titles of free rounds and weights are the house's own. */
const HOUSE = 'house';

type LookingParts = Pick<Parts, 'brands' | 'catalogue' | 'clock'>;

/** Who looks at promotions: a signed-in player, or a visitor. */
export function lookingOf(parts: LookingParts, call: CallFacts): Looking {
  const { brand, currency } = siteOf(call);
  const { caller, language } = call;
  const isPlayer = caller.kind === 'member' || caller.kind === 'agent';
  return lookingAt(parts, { brand, currency, language, member: isPlayer ? caller : null });
}

/** @param visit.member null: a visitor */
export function lookingAt(
  { brands, catalogue, clock }: LookingParts,
  visit: Pick<PageVisit, 'brand' | 'currency' | 'language'> & {
    member: Pick<MemberKey, 'memberId'> | null;
  },
): Looking {
  const { brand, currency, language, member } = visit;
  const live = brands.byId(brand);
  return {
    brand,
    currency,
    member: member === null ? null : { brand, memberId: member.memberId },
    languages: [...fallbackChain(language), live?.site.defaultLanguage ?? language],
    now: clock.now(),
    timeZone: settingOf(live, 'brandDay').timeZone,
    gameName: (code) => catalogue.nameOf(HOUSE, code),
  };
}

/** The signed-in player of a call with what rewards are reckoned in. */
export function playerOf({ brands }: Pick<Parts, 'brands'>, call: CallFacts) {
  const { brand, memberId, site } = memberOf(call);
  const { timeZone } = settingOf(brands.byId(brand), 'brandDay');
  return { brand, memberId, currency: site.currency, timeZone };
}

/** A published campaign on the terms that the member joined. @throws Problem PROMOTION_NOT_FOUND */
export async function campaignFor(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  promotionId: string,
): Promise<{ campaign: PublishedCampaign; joinedAt: Date | null }> {
  const published = await findPublished(db, brand, BigInt(promotionId));
  if (published === null) throw new Problem('PROMOTION_NOT_FOUND');
  const joined = await joinedVersion(db, published.id, memberId);
  if (joined === null) return { campaign: published, joinedAt: null };
  const campaign = await inVersion(db, published, joined.version);
  return { campaign, joinedAt: joined.joinedAt };
}

/** @throws Problem PROMOTION_NOT_STARTED, PROMOTION_ENDED */
export function requireRunning(campaign: PublishedCampaign, now: Date): void {
  if (isRunning(campaign, now)) return;
  if (campaign.state === 'live' && now < campaign.startsAt) {
    throw new Problem('PROMOTION_NOT_STARTED');
  }
  throw new Problem('PROMOTION_ENDED');
}
