import { isHeroName } from '#art/heroes/catalogue.ts';
import type { Campaign } from '#contract/generated/types.ts';
import { campaignFaults, type CampaignPlace } from '#domain/promotion/campaign-faults.ts';
import { knownPictures } from '../../../promotion/campaign/known-pictures.read.ts';
import type { LiveBrand } from '../../../brands/live-brand.ts';
import type { Parts } from '../../../parts.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/problem.ts';

/** The vendor whose titles take free rounds. */
const HOUSE = 'house';

type PlaceParts = Pick<Parts, 'catalogue'>;

/** What a brand has, as far as campaigns speak of it. */
async function placeOf(
  { catalogue }: PlaceParts,
  live: LiveBrand,
  db: Db | Tx,
): Promise<CampaignPlace> {
  const { id, site } = live;
  const pictures = await knownPictures(db, id);
  const codes = new Set(catalogue.search({}).map(({ code }) => code));
  return {
    languages: site.languages,
    defaultLanguage: site.defaultLanguage,
    currency: site.currency,
    stakesOf: (code) => catalogue.find(HOUSE, code)?.stakesMicro[site.currency] ?? null,
    isGame: (code) => codes.has(code),
    isPicture: (picture) => pictures.has(picture),
    isHero: isHeroName,
    givesPoints: live.setting('pointsPolicy').enabled,
  };
}

/** @throws Problem INVALID_CAMPAIGN with the place of each fault in the body */
export async function requireSound(
  parts: PlaceParts,
  brand: LiveBrand,
  db: Db | Tx,
  campaign: Campaign,
): Promise<void> {
  const faults = campaignFaults(campaign, await placeOf(parts, brand, db));
  if (faults.length === 0) return;
  const fields = Object.fromEntries(
    faults.map(({ pointer, code, params }) => [
      `/campaign${pointer}`,
      { code, ...(params === undefined ? {} : { params }) },
    ]),
  );
  throw new Problem('INVALID_CAMPAIGN', { fields });
}

/** As it is kept: nothing around its words, and moments in UTC. */
export function tidyCampaign(campaign: Campaign): Campaign {
  const { startsAt, endsAt, texts } = campaign;
  return {
    ...campaign,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    texts: texts.map(({ language, title, summary, terms }) => ({
      language,
      title: title.trim(),
      summary: summary.trim(),
      terms: terms.trim(),
    })),
  };
}
