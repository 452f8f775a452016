import { dayIn, periodOf } from '#domain/day/day.ts';
import { levelAt } from '#domain/vip/own-terms.ts';
import { reachedLevel, rise } from '#domain/vip/level.ts';
import { chooseText } from '#domain/text/choose-text.ts';
import { tellMember } from '../../../account/tell-member.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { LiveBrand } from '../../../brands/live-brand.ts';
import type { Parts } from '../../../parts.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { liveCampaigns } from '../../../promotion/campaign/campaign.read.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import { levelsOf } from '../../../vip/level.read.ts';
import { readLevel, writeStep } from './level.store.ts';
import { monthFigures } from './month-figures.read.ts';

export type LevelParts = Pick<Parts, 'clock' | 'brands'>;

/**
 * Raises members whose figures of this month reach a higher level, each in its own transaction.
 * @returns members who rose
 */
export async function raiseLevels(
  parts: LevelParts & Pick<Parts, 'db'>,
  brandId: string,
  members: readonly bigint[],
): Promise<number> {
  const risen = await whoRises(parts, parts.db, brandId, members);
  for (const memberId of risen) {
    await inTransaction(parts.db, (tx) => raiseLevel(tx, parts, { brand: brandId, memberId }));
  }
  return risen.length;
}

/** Raises a member whose deposit reaches a higher level; its rewards are taken back if it is reversed. */
export async function raiseByDeposit(
  tx: Tx,
  parts: LevelParts,
  member: MemberKey,
  depositId: bigint,
): Promise<void> {
  const [risen] = await whoRises(parts, tx, member.brand, [member.memberId]);
  if (risen !== undefined) await raiseLevel(tx, parts, member, depositId);
}

async function whoRises(
  { clock, brands }: LevelParts,
  db: Db | Tx,
  brandId: string,
  members: readonly bigint[],
): Promise<readonly bigint[]> {
  const brand = brands.byId(brandId);
  const policy = settingOf(brand, 'vipPolicy');
  if (brand === null || !policy.enabled || policy.levels.length === 0) return [];
  const { timeZone } = settingOf(brand, 'brandDay');
  const days = periodOf(dayIn(timeZone, clock.now()), 'month');
  const figures = await monthFigures(db, { brand: brandId, members, days, timeZone });
  const held = await levelsOf(db, members);
  return [...figures]
    .filter(([memberId, month]) => reachedLevel(policy.levels, month) > (held.get(memberId) ?? 0))
    .map(([memberId]) => memberId);
}

async function raiseLevel(
  tx: Tx,
  parts: LevelParts,
  member: MemberKey,
  depositId?: bigint,
): Promise<void> {
  const { clock, brands } = parts;
  const brand = brands.byId(member.brand);
  if (brand === null || !(await isPlayer(tx, member))) return;
  await lockMember(tx, member);
  const at = clock.now();
  const { timeZone } = settingOf(brand, 'brandDay');
  const today = dayIn(timeZone, at);
  const days = periodOf(today, 'month');
  const scope = { brand: member.brand, members: [member.memberId], days, timeZone };
  const figures = (await monthFigures(tx, scope)).get(member.memberId);
  if (figures === undefined) return;
  const before = await readLevel(tx, member);
  const { levels } = settingOf(brand, 'vipPolicy');
  const step = rise(before, levels, figures, today);
  if (step === null) return;
  const from = before?.level ?? 0;
  const month = today.slice(0, 7);
  await writeStep(tx, member, step, { change: step.change, from, month, figures, at });
  const { level, keepUntil } = step.state;
  const facts = { level: await levelName(tx, brand, member, level), day: keepUntil };
  await tellMember(tx, member, 'levelReached', facts, clock);
  for (let reached = from + 1; reached <= level; reached += 1) {
    await giveGifts(tx, parts, brand, { ...member, level: reached, depositId });
  }
}

/** Gives the rewards of a level that is reached: once for ever. */
async function giveGifts(
  tx: Tx,
  { clock }: LevelParts,
  brand: LiveBrand,
  { level, depositId, ...member }: MemberKey & { level: number; depositId: bigint | undefined },
): Promise<void> {
  const { timeZone } = settingOf(brand, 'brandDay');
  const gift = {
    ...member,
    ...(depositId === undefined ? {} : { depositId }),
    currency: brand.site.currency,
    source: 'level' as const,
    occasion: `level:${level}`,
  };
  for (const campaign of await liveCampaigns(tx, brand.id, ['level'])) {
    const { level: asked } = campaign.document.trigger;
    if (asked !== 0 && asked !== level) continue;
    await giveReward(tx, clock, campaign, gift, timeZone);
  }
}

async function isPlayer(tx: Tx, { brand, memberId }: MemberKey): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .select('account_type')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row?.account_type === 0;
}

/** The name of a level in the member's language; a number where the brand has it no longer. */
export async function levelName(
  tx: Tx,
  brand: LiveBrand,
  member: MemberKey,
  level: number,
): Promise<string> {
  const { language } = await tx
    .selectFrom('member')
    .select('language')
    .where('id', '=', member.memberId)
    .where('brand', '=', member.brand)
    .executeTakeFirstOrThrow();
  const found = levelAt(settingOf(brand, 'vipPolicy').levels, level);
  const order = [language, brand.site.defaultLanguage];
  return (found === null ? null : chooseText(found.texts, order)?.title) ?? String(level);
}
