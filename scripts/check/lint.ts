import type { Check } from './check.ts';
import { configFile, linesOf, runTool } from './run-tool.ts';

interface LintReport {
  diagnostics: {
    message: string;
    code?: string;
    filename: string;
    labels: { span: { line: number; column: number } }[];
  }[];
  number_of_files: number;
}

const ARGUMENTS = [
  `--config=${configFile('oxlint.json')}`,
  '--type-aware',
  '--report-unused-disable-directives',
  // Patterns in the settings file would hold inside its own folder only.
  '--ignore-pattern=**/generated/**',
  // Left out by itself, but not where it is a link to another folder.
  '--ignore-pattern=node_modules',
];

export const lint: Check = {
  name: 'lint',
  async run(root) {
    const args = [...ARGUMENTS, '--deny-warnings', '--format=json'];
    const { code, stdout, output } = await runTool(root, 'oxlint', args);
    if (!stdout.trimStart().startsWith('{')) {
      return { seen: 0, what: 'files', faults: linesOf(output) };
    }
    const report = JSON.parse(stdout) as LintReport;
    const faults = report.diagnostics.map((found) => {
      const span = found.labels[0]?.span;
      const place = span === undefined ? '' : `:${span.line}:${span.column}`;
      return `${found.filename}${place} ${found.message} [${found.code ?? 'oxlint'}]`;
    });
    if (code !== 0 && faults.length === 0) faults.push(...linesOf(output));
    return { seen: report.number_of_files, what: 'files', faults };
  },
  async fix(root) {
    await runTool(root, 'oxlint', [...ARGUMENTS, '--fix']);
  },
};
