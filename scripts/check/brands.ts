import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './check.ts';
import { linesOf, runScript } from './run-tool.ts';
import { listFiles } from './source-files.ts';

const SCRIPT = 'scripts/brands-check.ts';

/** Every brand passes its own checks: `npm run brands:check` over all of them. */
export const brands: Check = {
  name: 'brands',
  async run(root) {
    const manifests = await listFiles(root, ['brands'], /^brands\/[^_][^/]*\/manifest\.json$/);
    const finding = { seen: manifests.length, what: 'brands' };
    if (!existsSync(path.join(root, SCRIPT)))
      return { ...finding, faults: [`${SCRIPT} is missing`] };
    const { code, output } = await runScript(root, SCRIPT, []);
    return {
      ...finding,
      faults: code === 0 ? [] : [...linesOf(output), `${SCRIPT}: exit ${code}`],
    };
  },
};
