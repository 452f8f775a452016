import { findPublished } from '../../../promotion/campaign/campaign.read.ts';
import { promoCodeHash } from '../../../promotion/campaign/promo-code.ts';
import { claimReward } from '../../../promotion/reward/claim-reward.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { LiveBrand } from '../../../brands/live-brand.ts';
import type { Parts } from '../../../parts.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/id.ts';
import { seedSetting } from '../../../settings/setting-store.ts';
import { requireSound, tidyCampaign } from './campaign-place.ts';
import { insertDraft, lockCampaign, publishDraft } from './campaign.store.ts';
import { campaignOf, demoCampaigns } from './demo-campaigns.ts';
import { requestGrant } from './reward-grants.ts';

/** The title of the demo's free rounds. */
const FREE_GAME = 'jade-orchard';
/** Known to the world: a demo's alone. */
const DEMO_CODE = 'BIENVENIDA';

/** Each brand shows its welcome by a figure of its own. */
const WELCOME_HEROES: Readonly<Record<string, string>> = {
  denluma: 'lantern',
  ondavela: 'shell',
  kyvolta: 'bolt',
  quarantelle: 'crown',
  zigzula: 'star',
  tribunox: 'ball',
};

/**
 * Live promotions of every kind in a new demo, one that is still to come, one that waits for a second
 * person, a code, and something to decide in each queue.
 */
export async function seedCampaigns(parts: Parts, brandId: string, player: string): Promise<void> {
  const brand = parts.brands.byId(brandId);
  if (brand === null || parts.config.mode !== 'demo') return;
  await inTransaction(parts.db, async (tx) => {
    const staff = await twoPeople(tx);
    if (staff === null) return;
    const value = { ...brand.setting('rewardPolicy'), rebate: true, cashBack: true };
    await seedSetting(tx, { brand: brandId, kind: 'rewardPolicy', version: 1, value });
    const ids = await publishAll(tx, parts, brand, staff);
    await seedWaiting(tx, parts, brand, staff);
    const member = await tx
      .selectFrom('member')
      .select(['id', 'currency'])
      .where('brand', '=', brandId)
      .where('username', '=', player)
      .executeTakeFirst();
    if (member === undefined) return;
    const owner = { brand: brandId, memberId: member.id, currency: member.currency };
    await seedClaimed(tx, parts, { brand, ids, owner });
    await seedCode(tx, parts, brandId, ids, staff.first);
    await seedRequests(tx, parts, { brand, ids, staff, owner });
  });
}

interface TwoPeople {
  readonly first: bigint;
  readonly second: bigint;
}

async function twoPeople(tx: Tx): Promise<TwoPeople | null> {
  const rows = await tx
    .selectFrom('staff')
    .select(['id', 'role'])
    .where('role', 'in', ['operator', 'admin'])
    .orderBy('id')
    .execute();
  const first = rows.find(({ role }) => role === 'operator');
  const second = rows.find(({ role }) => role === 'admin');
  return first === undefined || second === undefined
    ? null
    : { first: first.id, second: second.id };
}

type Ids = ReadonlyMap<string, bigint>;

const documentsOf = ({ catalogue, clock }: Parts, { id, site }: LiveBrand) => {
  const stakes = catalogue.find('house', FREE_GAME)?.stakesMicro[site.currency] ?? [];
  const free = { gameCode: FREE_GAME, stakeMicro: String(stakes[0] ?? 0n) };
  return demoCampaigns(free).map((demo) => {
    const hero = demo.change.hero ?? WELCOME_HEROES[id] ?? 'gem';
    const { languages, defaultLanguage } = site;
    const place = { now: clock.now(), hero, languages, defaultLanguage };
    return { code: demo.code, document: tidyCampaign(campaignOf(demo, place)) };
  });
};

async function publishAll(
  tx: Tx,
  parts: Parts,
  brand: LiveBrand,
  { first, second }: TwoPeople,
): Promise<Ids> {
  const ids = new Map<string, bigint>();
  for (const { code, document } of documentsOf(parts, brand)) {
    await requireSound(parts, brand, tx, document);
    const id = await insertDraft(tx, brand.id, document, parts.clock);
    const row = await lockCampaign(tx, { brand: brand.id, campaignId: id });
    await publishDraft(
      tx,
      row,
      { requestedBy: first, approvedBy: second, currency: brand.site.currency },
      parts.clock,
    );
    ids.set(code, id);
  }
  return ids;
}

/** A big campaign that the operator asked to publish. */
async function seedWaiting(
  tx: Tx,
  parts: Parts,
  brand: LiveBrand,
  { first }: TwoPeople,
): Promise<void> {
  const [welcome] = documentsOf(parts, brand);
  if (welcome === undefined) return;
  const document = { ...welcome.document, budgetMicro: '50000000000' };
  const id = await insertDraft(tx, brand.id, document, parts.clock);
  await tx
    .updateTable('campaign')
    .set({ state: 'waiting', requested_revision: 1, requested_by: first })
    .where('id', '=', id)
    .execute();
}

async function seedCode(
  tx: Tx,
  { clock, config }: Parts,
  brand: string,
  ids: Ids,
  staffId: bigint,
): Promise<void> {
  const campaignId = ids.get('code');
  if (campaignId === undefined) return;
  const now = clock.now();
  const batchId = newId();
  await tx
    .insertInto('promo_code_batch')
    .values({
      id: batchId,
      brand,
      campaign_id: campaignId,
      label: 'Demo',
      kind: 'shared',
      count: 1,
      uses: 1_000,
      expires_at: new Date(now.getTime() + 365 * 86_400_000),
      created_by: staffId,
      request_key: `demo-${brand}`,
      created_at: now,
    })
    .execute();
  const code_hash = promoCodeHash(config.secrets.records, DEMO_CODE);
  await tx
    .insertInto('promo_code')
    .values({ brand, code_hash, batch_id: batchId, uses_left: 1_000 })
    .execute();
}

interface Requests {
  readonly brand: LiveBrand;
  readonly ids: Ids;
  readonly staff: TwoPeople;
  readonly owner: { brand: string; memberId: bigint; currency: string };
}

/** A grant that waits, an application that waits, and a reward that signs have stopped. */
async function seedRequests(
  tx: Tx,
  { clock }: Parts,
  { brand, ids, staff, owner }: Requests,
): Promise<void> {
  const goodwill = ids.get('goodwill');
  const story = ids.get('story');
  if (goodwill === undefined || story === undefined) return;
  await requestGrant(tx, clock, {
    ...owner,
    campaignId: goodwill,
    reason: 'The game froze twice on Sunday',
    staffId: staff.first,
    dailyCapMicro: BigInt(brand.setting('rewardPolicy').grantDailyCapMicro),
  });
  await tx
    .insertInto('promotion_application')
    .values({
      id: newId(),
      brand: brand.id,
      campaign_id: story,
      version: 1,
      member_id: owner.memberId,
      comment: 'Cinco símbolos de jade en la última tirada de la noche.',
      status: 'waiting',
      created_at: clock.now(),
    })
    .execute();
  await seedHeld(tx, clock, { brand, ids, owner });
}

/** The player has claimed points, spins and tickets, to use them. */
async function seedClaimed(
  tx: Tx,
  { clock, ledger }: Parts,
  { brand, ids, owner }: Pick<Requests, 'brand' | 'ids' | 'owner'>,
): Promise<void> {
  const { timeZone } = settingOf(brand, 'brandDay');
  for (const code of ['points', 'spins', 'tickets']) {
    const id = ids.get(code);
    const campaign = id === undefined ? null : await findPublished(tx, brand.id, id);
    if (campaign === null) continue;
    const occasion = { ...owner, source: 'staff', occasion: 'demo' } as const;
    const given = await giveReward(tx, clock, campaign, occasion, timeZone);
    if (given.given) await claimReward(tx, { ledger, clock }, owner, given.rewardId);
  }
}

async function seedHeld(
  tx: Tx,
  clock: Parts['clock'],
  { brand, ids, owner }: Pick<Requests, 'brand' | 'ids' | 'owner'>,
): Promise<void> {
  const other = await tx
    .selectFrom('member')
    .select(['id', 'currency'])
    .where('brand', '=', brand.id)
    .where('id', '<>', owner.memberId)
    .where('account_type', '=', 0)
    .where('status', '=', 'active')
    // The first ones show what protection does.
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const goodwill = ids.get('goodwill');
  if (other === undefined || goodwill === undefined) return;
  const campaign = await findPublished(tx, brand.id, goodwill);
  if (campaign === null) return;
  const { timeZone } = settingOf(brand, 'brandDay');
  const member = { brand: brand.id, memberId: other.id, currency: other.currency };
  const given = await giveReward(
    tx,
    clock,
    campaign,
    { ...member, source: 'staff', occasion: 'demo' },
    timeZone,
  );
  if (!given.given) return;
  await tx
    .updateTable('reward')
    .set({ status: 'held', signals: JSON.stringify(['device']) })
    .where('id', '=', given.rewardId)
    .execute();
}
