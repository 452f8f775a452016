import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './check.ts';
import { linesOf, runScript } from './run-tool.ts';
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
    if (!existsSync(path.join(root, SCRIPT)))
      return { ...finding, faults: [`${SCRIPT} is missing`] };
    const { code, output } = await runScript(root, SCRIPT, ['--changed']);
    return {
      ...finding,
      faults: code === 0 ? [] : [...linesOf(output), `${SCRIPT}: exit ${code}`],
    };
  },
};
