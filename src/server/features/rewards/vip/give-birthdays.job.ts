import { dayIn } from '#domain/day/day.ts';
import { birthdaysOn } from '#domain/vip/birthdays.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { Parts } from '../../../parts.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { JobFence } from '../../../platform/jobs/job-lease.ts';
import { isRunning, liveCampaigns } from '../../../promotion/campaign/campaign.read.ts';
import { giveReward } from '../../../promotion/reward/give-reward.ts';
import { playersByBirthday } from './birthday.read.ts';

const PAGE = 500;

/**
 * Gives the rewards of birthdays that are kept today in the brand's zone: once a year, despite any failure
 * between. Players who may have none at first are looked at again until the day ends.
 * @returns players who were looked at
 */
export async function giveBirthdays(
  parts: Pick<Parts, 'db' | 'clock' | 'brands'>,
  fence: JobFence,
): Promise<number> {
  const { db, clock, brands } = parts;
  let looked = 0;
  for (const brand of brands.all()) {
    const campaigns = (await liveCampaigns(db, brand.id, ['birthday'])).filter((campaign) =>
      isRunning(campaign, clock.now()),
    );
    if (campaigns.length === 0) continue;
    const { timeZone } = settingOf(brand, 'brandDay');
    const today = dayIn(timeZone, clock.now());
    for (let after = 0n; ;) {
      const birthdays = birthdaysOn(today);
      const players = await playersByBirthday(db, brand.id, birthdays, { after, most: PAGE });
      for (const { memberId } of players) {
        await inTransaction(db, async (tx) => {
          await fence.assertHeld(tx);
          const gift = {
            brand: brand.id,
            memberId,
            currency: brand.site.currency,
            source: 'birthday' as const,
            occasion: `birthday:${today.slice(0, 4)}`,
          };
          for (const campaign of campaigns) await giveReward(tx, clock, campaign, gift, timeZone);
        });
      }
      looked += players.length;
      const last = players.at(-1);
      if (last === undefined || players.length < PAGE) break;
      after = last.memberId;
    }
  }
  return looked;
}
