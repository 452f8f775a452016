import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './check.ts';
import { linesOf, runScript } from './run-tool.ts';
import { listFiles } from './source-files.ts';

const SCRIPT = 'scripts/lottery-lint.ts';

/** The return of every bet of every lottery is proven and within bounds: `npm run lottery:lint`. */
export const lotteryOdds: Check = {
  name: 'lottery odds',
  async run(root) {
    const lotteries = await listFiles(root, ['src/lotteries'], /^src\/lotteries\/[^/]+\.ts$/);
    const finding = { seen: lotteries.length, what: 'lotteries' };
    if (!existsSync(path.join(root, SCRIPT)))
      return { ...finding, faults: [`${SCRIPT} is missing`] };
    const { code, output } = await runScript(root, SCRIPT, []);
    return {
      ...finding,
      faults: code === 0 ? [] : [...linesOf(output), `${SCRIPT}: exit ${code}`],
    };
  },
};
