import type { LocatedFinding, Severity } from '#brand/checks/check-result.ts';
import { catalogue } from '#brand/checks/catalogue.ts';
import type { Messages } from './messages.ts';

/** One line a finding, as editors and terminals link it: `file:line:col CODE message (suggestion)`. */
export function asText(
  results: readonly LocatedFinding[],
  messages: Messages,
  brandsRead: number,
): string {
  const lines = results.map((result) => {
    const suggestion = suggestionText(result, messages);
    const words = messages(result.messageKey, result.params);
    return `${place(result)} ${result.severity} ${result.code} ${words}${suggestion === '' ? '' : `  (${suggestion})`}`;
  });
  const count = (severity: Severity) =>
    results.filter((result) => result.severity === severity).length;
  const summary = `${brandsRead} brands read, ${count('error')} errors, ${count('warning')} warnings`;
  return [...lines, summary].join('\n');
}

export function asJson(results: readonly LocatedFinding[], messages: Messages): string {
  const worded = results.map((result) => ({
    ...result,
    message: messages(result.messageKey, result.params),
    suggestions: result.suggestions.map((suggestion) => ({
      ...suggestion,
      message: messages(suggestion.messageKey, suggestion.params),
    })),
  }));
  return JSON.stringify(worded, null, 2);
}

/** Workflow commands that GitHub shows at the line. */
export function asGithub(results: readonly LocatedFinding[], messages: Messages): string {
  const level: Readonly<Record<Severity, string>> = {
    error: 'error',
    warning: 'warning',
    info: 'notice',
  };
  return results
    .map((result) => {
      const where = [
        `file=${property(result.file ?? '')}`,
        `line=${result.line ?? 1}`,
        `col=${result.column ?? 1}`,
        `title=${result.code}`,
      ].join(',');
      return `::${level[result.severity]} ${where}::${data(messages(result.messageKey, result.params))}`;
    })
    .join('\n');
}

/** SARIF 2.1.0, which code scanning services read. */
export function asSarif(results: readonly LocatedFinding[], messages: Messages): string {
  const rules = catalogue.flatMap((check) =>
    Object.keys(check.codes).map((code) => ({
      id: code,
      name: check.name,
      fullDescription: { text: check.docs },
    })),
  );
  const level: Readonly<Record<Severity, string>> = {
    error: 'error',
    warning: 'warning',
    info: 'note',
  };
  const run = {
    tool: { driver: { name: 'brands-check', rules } },
    results: results.map((result) => ({
      ruleId: result.code,
      level: level[result.severity],
      message: { text: messages(result.messageKey, result.params) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: result.file ?? '' },
            region: { startLine: result.line ?? 1, startColumn: result.column ?? 1 },
          },
          logicalLocations: [{ fullyQualifiedName: result.pointer }],
        },
      ],
    })),
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}

function place(result: LocatedFinding): string {
  return `${result.file ?? result.layer}:${result.line ?? 1}:${result.column ?? 1}`;
}

function suggestionText(result: LocatedFinding, messages: Messages): string {
  const [first] = result.suggestions;
  if (first !== undefined) return messages(first.messageKey, first.params);
  return result.fix === undefined ? '' : messages('check:suggest.fix', {});
}

/** GitHub's own escapes: a line end would close the command. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
