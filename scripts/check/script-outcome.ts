import { existsSync } from 'node:fs';
import path from 'node:path';
import { linesOf, runScript } from './run-tool.ts';

/** What a script of ours found: its output and exit code are the faults, unless it ends with 0. */
export async function scriptOutcome<Finding extends object>(
  root: string,
  script: string,
  args: readonly string[],
  finding: Finding,
): Promise<Finding & { faults: string[] }> {
  if (!existsSync(path.join(root, script))) {
    return { ...finding, faults: [`${script} is missing`] };
  }
  const { code, output } = await runScript(root, script, [...args]);
  const faults = code === 0 ? [] : [...linesOf(output), `${script}: exit ${code}`];
  return { ...finding, faults };
}
