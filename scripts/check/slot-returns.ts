import type { Check } from './check.ts';
import { scriptOutcome } from './script-outcome.ts';
import { listFiles } from './source-files.ts';

const SCRIPT = 'scripts/slots-prove.ts';

/** Every slot is proven as it is, by the engine and proof as they are: `npm run slots:prove`. */
export const slotReturns: Check = {
  name: 'slot returns',
  async run(root) {
    const titles = await listFiles(
      root,
      ['src/games/slot/titles'],
      /^src\/games\/slot\/titles\/[^/]+\.json$/,
    );
    const finding = { seen: titles.length, what: 'slots with a recorded proof' };
    return scriptOutcome(root, SCRIPT, ['--recorded'], finding);
  },
};
