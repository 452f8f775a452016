import { addDays, dayIn, periodOf } from '#domain/day/day.ts';
import { renewed, review } from '#domain/vip/level.ts';
import { tellMember } from '../../../account/tell-member.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { LiveBrand } from '../../../brands/live-brand.ts';
import type { Parts } from '../../../parts.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { JobFence } from '../../../platform/jobs/job-lease.ts';
import { lockMember } from '../../../platform/session/lock-member.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import { readLevel, writeStep } from './level.store.ts';
import { monthFigures, NO_FIGURES } from './month-figures.read.ts';
import { levelName, type LevelParts } from './raise-levels.ts';

const PAGE = 500;

/**
 * Reviews members whose level was kept to a day that is over: the month that ended with it decides. A brand
 * that has turned its levels off reviews none, and lowers none for that time when it turns them on again.
 * @returns members who were reviewed
 */
export async function reviewLevels(
  parts: LevelParts & Pick<Parts, 'db'>,
  fence: JobFence,
): Promise<number> {
  let reviewed = 0;
  for (const brand of parts.brands.all()) {
    if (!brand.setting('vipPolicy').enabled) continue;
    const today = dayIn(settingOf(brand, 'brandDay').timeZone, parts.clock.now());
    const due = await parts.db
      .selectFrom('member_level')
      .select('member_id')
      .where('brand', '=', brand.id)
      .where('level', '>', 0)
      .where('keep_until', '<', today)
      .orderBy('keep_until')
      .orderBy('member_id')
      .limit(PAGE)
      .execute();
    for (const { member_id: memberId } of due) {
      await inTransaction(parts.db, async (tx) => {
        await fence.assertHeld(tx);
        await reviewOne(tx, parts, brand, { brand: brand.id, memberId }, today);
      });
    }
    reviewed += due.length;
  }
  return reviewed;
}

async function reviewOne(
  tx: Tx,
  { clock }: LevelParts,
  brand: LiveBrand,
  member: MemberKey,
  today: string,
): Promise<void> {
  await lockMember(tx, member);
  const before = await readLevel(tx, member);
  if (before === null || before.keepUntil >= today) return;
  const { timeZone } = settingOf(brand, 'brandDay');
  const thisMonth = periodOf(today, 'month');
  const isMissed = before.keepUntil < addDays(thisMonth.from, -1);
  const days = periodOf(before.keepUntil, 'month');
  const scope = { brand: brand.id, members: [member.memberId], days, timeZone };
  const figures = (await monthFigures(tx, scope)).get(member.memberId) ?? NO_FIGURES;
  const { levels } = brand.setting('vipPolicy');
  // Months in which levels were off, or the server was, are not held against a player.
  const step = isMissed ? renewed(before, thisMonth.to) : review(before, levels, figures);
  if (step === null) return;
  const { change, state } = step;
  const month = before.keepUntil.slice(0, 7);
  const from = before.level;
  await writeStep(tx, member, step, { change, from, month, figures, at: clock.now() });
  if (change !== 'grace' && change !== 'lowered') return;
  const event = change === 'grace' ? 'levelGrace' : 'levelLowered';
  const facts = { level: await levelName(tx, brand, member, state.level), day: state.keepUntil };
  await tellMember(tx, member, event, facts, clock);
}
