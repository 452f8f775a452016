import type { VipCount, VipPolicy, VipPreview, VipState } from '#contract/generated/types.ts';
import { addDays, dayIn, periodOf } from '#domain/day/day.ts';
import { chooseText } from '#domain/text/choose-text.ts';
import { reachedLevel } from '#domain/vip/level.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { membersWithFigures } from '../../../play/figures/member-sums.read.ts';
import { liveCampaigns } from '../../../promotion/campaign/campaign.read.ts';
import { levelsOf } from '../../../vip/level.read.ts';
import { isListed, type Looking, readPromotion } from '../promotion/promotion.read.ts';
import { readLevel } from './level.store.ts';
import { monthFigures, NO_FIGURES } from './month-figures.read.ts';

/** Members that a preview looks at. */
const MOST_LOOKED = 5_000;

/** A member's level, what the month has of the next one, and all levels. */
export async function vipState(
  db: Db,
  policy: VipPolicy,
  member: MemberKey,
  looking: Looking,
): Promise<VipState> {
  const { timeZone, now, currency } = looking;
  const today = dayIn(timeZone, now);
  const days = periodOf(today, 'month');
  const scope = { brand: member.brand, members: [member.memberId], days, timeZone };
  const figures = (await monthFigures(db, scope)).get(member.memberId) ?? NO_FIGURES;
  const held = await readLevel(db, member);
  const level = Math.min(held?.level ?? 0, policy.levels.length);
  const isKept = level === 0 || policy.levels[level - 1]?.keepMicro === '0';
  const gifts = await giftsOf(db, looking);
  return {
    level,
    keepUntil: isKept ? null : (held?.keepUntil ?? null),
    isGrace: !isKept && held?.isGrace === true,
    month: today.slice(0, 7),
    turnoverMicro: String(figures.turnoverMicro > 0n ? figures.turnoverMicro : 0n),
    depositMicro: String(figures.depositMicro),
    currency,
    levels: policy.levels.map(({ texts, ...terms }, index) => ({
      ...terms,
      level: index + 1,
      name: chooseText(texts, looking.languages)?.title ?? String(index + 1),
      gifts: gifts
        .filter(({ asked }) => asked === 0 || asked === index + 1)
        .map(({ promotion }) => promotion),
    })),
  };
}

async function giftsOf(db: Db, looking: Looking) {
  const gifts = [];
  for (const campaign of await liveCampaigns(db, looking.brand, ['level'])) {
    const { promotion } = await readPromotion(db, campaign, looking);
    if (isListed(promotion)) gifts.push({ asked: campaign.document.trigger.level, promotion });
  }
  return gifts;
}

/** Members by level, without those who have none. */
export async function membersByLevel(db: Db, brand: string): Promise<VipCount[]> {
  const rows = await db
    .selectFrom('member_level')
    .select(['level'])
    .select((eb) => eb.fn.countAll<bigint>().as('members'))
    .where('brand', '=', brand)
    .where('level', '>', 0)
    .groupBy('level')
    .orderBy('level')
    .execute();
  return rows.map(({ level, members }) => ({ level, members: Number(members) }));
}

/** Counts the members whom levels would move by this month and the last one. It changes nothing. */
export async function previewLevels(
  db: Db,
  { brand, timeZone, now }: { brand: string; timeZone: string; now: Date },
  { levels }: VipPolicy,
): Promise<VipPreview> {
  const month = periodOf(dayIn(timeZone, now), 'month');
  const last = periodOf(addDays(month.from, -1), 'month');
  const days = { from: last.from, to: month.to };
  const members = await membersWithFigures(db, { brand, ...days, members: MOST_LOOKED });
  const here = await monthFigures(db, { brand, members, days: month, timeZone });
  const before = await monthFigures(db, { brand, members, days: last, timeZone });
  const held = await levelsOf(db, members);
  const after = new Map<number, number>();
  let up = 0;
  let down = 0;
  for (const memberId of members) {
    const has = held.get(memberId) ?? 0;
    const reached = reachedLevel(levels, here.get(memberId) ?? NO_FIGURES);
    const keep = BigInt(levels[Math.min(has, levels.length) - 1]?.keepMicro ?? '0');
    const isLost =
      has > levels.length || (has > 0 && (before.get(memberId) ?? NO_FIGURES).turnoverMicro < keep);
    if (reached > has) up += 1;
    else if (isLost) down += 1;
    const next = Math.max(reached, isLost ? Math.min(has, levels.length + 1) - 1 : has);
    if (next > 0) after.set(next, (after.get(next) ?? 0) + 1);
  }
  return {
    looked: members.length,
    isPartial: members.length === MOST_LOOKED,
    up,
    down,
    after: [...after]
      .toSorted(([one], [other]) => one - other)
      .map(([level, count]) => ({ level, members: count })),
  };
}
