import { ownMember } from '../../../account/own-member.ts';
import { limitOffers, offerChoice } from '../../../promotion/campaign/offer-choice.store.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { LiveBrand } from '../../../brands/live-brand.ts';
import type { Parts } from '../../../parts.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../../platform/route.ts';
import { ownLiveBrand } from '../../../settings/setting-routes.ts';
import { requireSound, tidyCampaign } from './campaign-place.ts';
import { listCampaigns, readCampaign } from './campaign.read.ts';
import { changeDraft, insertDraft, lockCampaign, requireRevision } from './campaign.store.ts';
import { decideCampaign, publishCampaign, setCampaignState } from './publish-campaign.ts';
import { simulateCampaign } from './simulate-campaign.ts';

type BrandCall = CallFacts & { params: { brand: string } };
type CampaignCall = CallFacts & { params: { brand: string; campaignId: string } };

/** Campaigns as staff write, simulate, publish and end them, and members without bonuses. */
export function campaignRoutes(parts: Parts): Route[] {
  const { db, clock, brands } = parts;
  const own = (call: BrandCall): LiveBrand => ownLiveBrand(brands, call);
  const look = (call: BrandCall) => ({
    currency: own(call).site.currency,
    staffId: staffOf(call).staffId,
  });
  const keyOf = (call: CampaignCall) => ({
    brand: own(call).id,
    campaignId: BigInt(call.params.campaignId),
  });

  return [
    route('listCampaigns', (call) => listCampaigns(db, own(call).id, call.query, look(call))),

    route('getCampaign', (call) => readCampaign(db, keyOf(call), look(call))),

    keyedRoute('createCampaign', async (tx, call) => {
      const brand = own(call);
      const campaign = tidyCampaign(call.body.campaign);
      await requireSound(parts, brand, tx, campaign);
      const campaignId = await insertDraft(tx, brand.id, campaign, clock);
      await writeAudit(tx, {
        staffId: staffOf(call).staffId,
        brand: brand.id,
        action: 'createCampaign',
        subject: String(campaignId),
        before: null,
        after: campaign,
        reason: call.body.reason,
        at: clock.now(),
      });
      return readCampaign(tx, { brand: brand.id, campaignId }, look(call));
    }),

    keyedRoute('changeCampaign', async (tx, call) => {
      const brand = own(call);
      const key = keyOf(call);
      const row = await lockCampaign(tx, key);
      requireRevision(row, call.body.revision);
      const campaign = tidyCampaign(call.body.campaign);
      await requireSound(parts, brand, tx, campaign);
      await changeDraft(tx, row, campaign, clock);
      await writeAudit(tx, {
        staffId: staffOf(call).staffId,
        brand: brand.id,
        action: 'changeCampaign',
        subject: call.params.campaignId,
        before: row.draft as object,
        after: campaign,
        reason: call.body.reason,
        at: clock.now(),
      });
      return readCampaign(tx, key, look(call));
    }),

    route('simulateCampaign', async (call) => {
      const brand = own(call);
      const campaign = tidyCampaign(call.body.campaign);
      await requireSound(parts, brand, db, campaign);
      return simulateCampaign(db, campaign, {
        brand: brand.id,
        currency: brand.site.currency,
        timeZone: settingOf(brand, 'brandDay').timeZone,
        now: clock.now(),
      });
    }),

    keyedRoute('publishCampaign', async (tx, call) => {
      const { campaignId } = keyOf(call);
      const { staffId } = staffOf(call);
      await publishCampaign(tx, parts, own(call), { ...call.body, campaignId, staffId });
      return readCampaign(tx, keyOf(call), look(call));
    }),

    keyedRoute('decideCampaign', async (tx, call) => {
      const { campaignId } = keyOf(call);
      const { staffId } = staffOf(call);
      await decideCampaign(tx, parts, own(call), { ...call.body, campaignId, staffId });
      return readCampaign(tx, keyOf(call), look(call));
    }),

    keyedRoute('setCampaignState', async (tx, call) => {
      const { campaignId } = keyOf(call);
      const { staffId } = staffOf(call);
      await setCampaignState(tx, parts, own(call), { ...call.body, campaignId, staffId });
      return readCampaign(tx, keyOf(call), look(call));
    }),

    route('getMemberOffers', async (call) => {
      const member = await ownMember(db, staffOf(call), BigInt(call.params.memberId));
      return offerChoice(db, member);
    }),

    keyedRoute('setMemberOffers', async (tx, call) => {
      const { staffId } = staffOf(call);
      const member = await ownMember(tx, staffOf(call), BigInt(call.params.memberId));
      const { limited, reason } = call.body;
      const before = await offerChoice(tx, member);
      await limitOffers(tx, member, { limited, staffId }, clock);
      await writeAudit(tx, {
        staffId,
        brand: member.brand,
        action: 'setMemberOffers',
        subject: call.params.memberId,
        before: { limited: before.limited },
        after: { limited },
        reason,
        at: clock.now(),
      });
      return offerChoice(tx, member);
    }),
  ];
}
