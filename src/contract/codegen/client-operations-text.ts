import type { OperationFile } from './operation-sources.ts';

const BANNER = '// Generated from schemas/ by `npm run codegen`. Do not edit.\n';

/** Callers that use a browser; vendors' and channels' servers sign and have no client of ours. */
const BROWSER_CALLERS = new Set(['visitor', 'member', 'agent', 'trial', 'staff']);

/**
 * What a browser needs to call an operation, one constant each and one table for each app, so
 * that a bundle holds only what it names.
 */
export function clientOperationsText(operations: readonly OperationFile[]): string {
  const callable = operations.filter(
    ({ source }) =>
      source.surface !== 'platform' && source.callers.some((caller) => BROWSER_CALLERS.has(caller)),
  );
  const constants = callable.map(({ source }) => {
    const { operation, method, path, idempotency, surface, acceptsEncrypted } = source;
    const row = { method, path, idempotency, surface, acceptsEncrypted };
    return `export const ${operation} = ${JSON.stringify(row)} as const;\n`;
  });
  const of = (...surfaces: string[]) =>
    callable.filter(({ source }) => surfaces.includes(source.surface));
  return [
    BANNER,
    ...constants,
    tableText('siteOperations', 'For the player app and the sandbox page.', of('site', 'payment')),
    tableText('officeOperations', 'For the back office.', of('office', 'staff')),
    tableText('builderOperations', 'For the builder.', of('builder', 'staff')),
    tableText('clientOperations', 'All of them.', callable),
  ].join('');
}

/** Names and no spreads: a bundler drops a table nobody uses only if building it runs nothing. */
function tableText(name: string, comment: string, entries: readonly OperationFile[]): string {
  const rows = entries.map(({ source }) => `  ${source.operation},\n`);
  return `\n/** ${comment} */\nexport const ${name} = {\n${rows.join('')}} as const;\n`;
}
