import type { Check } from './check.ts';
import { scriptOutcome } from './script-outcome.ts';
import { listFiles } from './source-files.ts';

const SCRIPT = 'scripts/lottery-lint.ts';

/** The return of every bet of every lottery is proven and within bounds: `npm run lottery:lint`. */
export const lotteryOdds: Check = {
  name: 'lottery odds',
  async run(root) {
    const lotteries = await listFiles(root, ['src/lotteries'], /^src\/lotteries\/[^/]+\.ts$/);
    const finding = { seen: lotteries.length, what: 'lotteries' };
    return scriptOutcome(root, SCRIPT, [], finding);
  },
};
