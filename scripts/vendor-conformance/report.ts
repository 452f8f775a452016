import { type CaseResult, titleOf } from './run-cases.ts';

type Outcome = CaseResult['outcome'];

const MARKS: Readonly<Record<Outcome, string>> = {
  passed: 'ok  ',
  failed: 'FAIL',
  skipped: 'skip',
};

function countOf(results: readonly CaseResult[], outcome: Outcome): number {
  return results.filter((one) => one.outcome === outcome).length;
}

/** One line a case, and a line of totals. */
export function textReport(results: readonly CaseResult[]): string {
  const lines = results.map((one) => {
    const reason =
      one.reason === undefined ? '' : `\n       ${one.reason.replaceAll('\n', '\n       ')}`;
    const time = one.outcome === 'skipped' ? '' : ` (${one.ms} ms)`;
    return `${MARKS[one.outcome]}  ${titleOf(one)}${time}${reason}`;
  });
  const totals = (['passed', 'failed', 'skipped'] as const).map(
    (outcome) => `${countOf(results, outcome)} ${outcome}`,
  );
  return `${[...lines, '', totals.join(', ')].join('\n')}\n`;
}

export function jsonReport(results: readonly CaseResult[]): string {
  const totals = {
    passed: countOf(results, 'passed'),
    failed: countOf(results, 'failed'),
    skipped: countOf(results, 'skipped'),
  };
  return `${JSON.stringify({ totals, cases: results }, null, 2)}\n`;
}

/** The form that CI servers read. */
export function junitReport(results: readonly CaseResult[]): string {
  const seconds = (ms: number): string => (ms / 1000).toFixed(3);
  const totalMs = results.reduce((sum, { ms }) => sum + ms, 0);
  const cases = results.map((one) => {
    const open = `  <testcase classname="vendor-conformance" name="${escaped(titleOf(one))}" time="${seconds(one.ms)}"`;
    const reason = escaped(one.reason ?? '');
    if (one.outcome === 'failed') {
      return `${open}>\n    <failure message="${reason}"/>\n  </testcase>`;
    }
    if (one.outcome === 'skipped') {
      return `${open}>\n    <skipped message="${reason}"/>\n  </testcase>`;
    }
    return `${open}/>`;
  });
  const counts = `tests="${results.length}" failures="${countOf(results, 'failed')}" skipped="${countOf(results, 'skipped')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="vendor-conformance" ${counts} time="${seconds(totalMs)}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Text for an XML attribute. XML 1.0 has no form for other control characters. */
function escaped(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '\ufffd')
      .replace(/[&<>"'\n\t]/g, (character) => ENTITIES[character] ?? character)
  );
}
