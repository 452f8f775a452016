/**
 * `npm run brand:explain <brand> [element…] [--flags f.json] [--rules f.json] [--server f.json]
 * [--visitor agent] [--language es] [--json]`: why each element of a site is there, or is not. Without
 * files every flag is on, every screen built, and each of the registry's providers is a vendor.
 */
import type { CallerKind, RegisterRule } from '#contract/generated/types.ts';
import { callerKinds, whitelabelModules } from '#contract/generated/enum-values.ts';
import { parseArgs } from 'node:util';
import { assemble } from '#brand/assemble.ts';
import { explainAll, type Explanation } from '#brand/explain.ts';
import { type FlagValues, type PermissionFacts } from '#brand/server-facts.ts';
import { loadMessages, type Messages } from './brands-check/messages.ts';
import { LOCALES, readJson, resolveNamed } from './brand-commands/resolve-named.ts';
import { imaginedServer } from './brand-commands/imagined-server.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    flags: { type: 'string' },
    rules: { type: 'string' },
    server: { type: 'string' },
    visitor: { type: 'string', default: 'visitor' },
    language: { type: 'string', default: 'es' },
    json: { type: 'boolean', default: false },
  },
});

function asText({ element, present, reasons }: Explanation, say: Messages): string {
  const lines = reasons.map(({ messageKey, params, origin }) => {
    const where = origin === undefined ? '' : `  [${origin.layer} ${origin.pointer}]`;
    return `      ${say(messageKey, params)}${where}`;
  });
  return [`${present ? '  +' : '  -'} ${element}`, ...lines].join('\n');
}

async function main(): Promise<void> {
  const [id, ...elements] = positionals;
  if (id === undefined) throw new Error('which brand? npm run brand:explain -- <brand>');
  const kind = callerKinds.find((item): item is CallerKind => item === options.visitor);
  if (kind === undefined) throw new Error(`--visitor is one of ${callerKinds.join(', ')}`);
  const { folder, resolution } = await resolveNamed(id);
  const allOn = Object.fromEntries(whitelabelModules.map((flag) => [flag, true]));
  const plan = assemble({
    manifest: resolution.resolved,
    provenance: resolution.provenance,
    registry: folder.registry,
    flags: options.flags === undefined ? allOn : await readJson<FlagValues>(options.flags),
    registerRules: options.rules === undefined ? [] : await readJson<RegisterRule[]>(options.rules),
    permissionInfo: {
      ...imaginedServer(folder.registry),
      ...(options.server === undefined
        ? {}
        : await readJson<Partial<PermissionFacts>>(options.server)),
    },
    visitor: { kind, language: options.language },
  });
  const explanations = explainAll(plan, resolution).filter(
    ({ element }) =>
      elements.length === 0 ||
      elements.some((name) => element === name || element.startsWith(`${name}/`)),
  );
  if (explanations.length === 0) throw new Error(`${id} has no element ${elements.join(', ')}`);
  const say = await loadMessages(LOCALES, 'en', 'because');
  console.log(
    options.json
      ? JSON.stringify(explanations, null, 2)
      : explanations.map((explanation) => asText(explanation, say)).join('\n'),
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
