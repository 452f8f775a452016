import type { Check } from './check.ts';
import { scriptOutcome } from './script-outcome.ts';
import { listFiles } from './source-files.ts';

const SCRIPT = 'scripts/slots-prove.ts';

/** The sheet of every slot whose data has changed is what its data computes to: `npm run slots:prove`. */
export const slotReturns: Check = {
  name: 'slot returns',
  async run(root) {
    const titles = await listFiles(
      root,
      ['src/games/slot/titles'],
      /^src\/games\/slot\/titles\/[^/]+\.json$/,
    );
    const finding = { seen: titles.length, what: 'slots, those that changed proven' };
    return scriptOutcome(root, SCRIPT, ['--changed'], finding);
  },
};
