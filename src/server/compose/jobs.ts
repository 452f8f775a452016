import { expireDeposits } from '../features/deposit/expire-deposits.job.ts';
import type { PeriodicJob } from '../platform/jobs/periodic.ts';
import type { HouseDependencies } from '../vendors/house/house-dependencies.ts';
import { settleStaleRounds } from '../vendors/house/settle-stale-rounds.job.ts';
import type { SharedParts } from './shared-parts.ts';

export function jobsOf(
  parts: SharedParts & { house: HouseDependencies; takeInFiles: () => Promise<number> },
): PeriodicJob[] {
  const { db, clock, brands, takeInFiles } = parts;
  return [
    { name: 'expireDeposits', everySeconds: 30, run: () => expireDeposits(db, clock) },
    { name: 'settleStaleRounds', everySeconds: 30, run: () => settleStaleRounds(parts.house) },
    {
      name: 'refreshBrands',
      everySeconds: parts.config.brandsRefreshSeconds,
      run: async () => {
        const taken = await takeInFiles();
        await brands.reload();
        return taken;
      },
    },
  ];
}
