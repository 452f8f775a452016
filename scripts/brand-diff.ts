/** `npm run brand:diff <one> <other> [--json]`: what differs between two brands once resolved. */
import { parseArgs } from 'node:util';
import { diffManifests, type ManifestDifference } from '#brand/diff-manifests.ts';
import type { Json } from '#brand/json.ts';
import { resolveNamed } from './brand-commands/resolve-named.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});

const SIGNS = { added: '+', removed: '-', changed: '~', reordered: '↕' } as const;
const LONGEST = 100;

function asText({ pointer, kind, before, after }: ManifestDifference): string {
  const short = (value: Json | undefined) =>
    value === undefined ? '' : ` ${JSON.stringify(value).slice(0, LONGEST)}`;
  const arrow = before !== undefined && after !== undefined ? ' →' : '';
  return `${SIGNS[kind]} ${pointer}${short(before)}${arrow}${short(after)}`;
}

async function main(): Promise<void> {
  const [one, other] = positionals;
  if (one === undefined || other === undefined) {
    throw new Error('which two brands? npm run brand:diff -- <one> <other>');
  }
  const [before, after] = await Promise.all(
    [one, other].map(async (id) => (await resolveNamed(id)).resolution.resolved as unknown as Json),
  );
  if (before === undefined || after === undefined) return;
  const differences = diffManifests(before, after);
  console.log(
    options.json ? JSON.stringify(differences, null, 2) : differences.map(asText).join('\n'),
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
