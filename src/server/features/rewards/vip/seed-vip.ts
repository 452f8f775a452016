import type { VipLevel } from '#contract/generated/types.ts';
import { inOfferedLanguages } from '#domain/text/in-offered-languages.ts';
import { settingOf } from '../../../brands/setting-of.ts';
import type { Parts } from '../../../parts.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { membersWithFigures } from '../../../play/figures/member-sums.read.ts';
import { seedSetting } from '../../../settings/setting-store.ts';
import { dayIn, periodOf } from '#domain/day/day.ts';
import { raiseLevels } from './raise-levels.ts';

const MICRO = 1_000_000n;
const MOST = 500;

/** Names, bets and deposits of a month, bets that keep it, extra rebate, largest withdrawal, no fee. */
const LEVELS = [
  ['Bronce', 'Bronze', 10n, 0n, 5n, 0, 0n, false],
  ['Plata', 'Silver', 1_000n, 200n, 500n, 5, 0n, false],
  ['Oro', 'Gold', 10_000n, 1_000n, 5_000n, 10, 20_000n, true],
  ['Platino', 'Platinum', 50_000n, 5_000n, 25_000n, 20, 50_000n, true],
  ['Diamante', 'Diamond', 200_000n, 20_000n, 100_000n, 30, 100_000n, true],
] as const;

/** A new demo has five levels, and its players have those that they have reached. */
export async function seedVip(parts: Parts, brandId: string): Promise<void> {
  const brand = parts.brands.byId(brandId);
  if (brand === null || parts.config.mode !== 'demo') return;
  const levels = LEVELS.map(
    ([es, en, bets, deposits, keep, rebate, most, isFeeFree]): VipLevel => ({
      texts: inOfferedLanguages({ es, en }, brand.site).map(([language, title]) => ({
        language,
        title,
      })),
      turnoverMicro: String(bets * MICRO),
      depositMicro: String(deposits * MICRO),
      keepMicro: String(keep * MICRO),
      rebateExtraBasisPoints: rebate,
      withdrawalMaxMicro: String(most * MICRO),
      isFeeFree,
    }),
  );
  await inTransaction(parts.db, (tx) =>
    seedSetting(tx, {
      brand: brandId,
      kind: 'vipPolicy',
      version: 1,
      value: { enabled: true, levels },
    }),
  );
  await parts.brands.changed();
  const { timeZone } = settingOf(brand, 'brandDay');
  const month = periodOf(dayIn(timeZone, parts.clock.now()), 'month');
  const members = await membersWithFigures(parts.db, { brand: brandId, ...month, members: MOST });
  await raiseLevels(parts, brandId, members);
}
