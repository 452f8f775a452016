import { parseArgs } from 'node:util';
import type { JsonObject } from '#brand/json.ts';
import { formatJson } from '../format-json.ts';
import { Refused } from '../questions.ts';
import type { Outcome } from '../run-command.ts';
import { decidePull, isSame, type Take } from './decide.ts';
import { keepOrder } from './keep-order.ts';
import { withStaffServer } from './staff-server.ts';
import {
  manifestFile,
  readAncestor,
  readManifest,
  replaceFile,
  writeAncestor,
} from './sync-files.ts';
import { readTarget, TARGET_FLAGS } from './sync-target.ts';

/**
 * Merges a server's draft, or what is live there, into the brand's file.
 * @throws Refused with the reasons; nothing is written then.
 */
export async function pullBrand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { values: flags, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...TARGET_FLAGS, take: { type: 'string' } },
  });
  const take = readTake(flags.take);
  const target = readTarget(positionals, flags, env);
  const { brand, origin } = target;
  const place = manifestFile(brand);
  const file = await readManifest(place);
  const ancestor = await readAncestor(target);
  const draft = await withStaffServer(target, (server) =>
    server.call('getBrandDraft', { params: { brand } }),
  );
  const server = draft.manifest as JsonObject;
  const decision = decidePull({ ancestor, file, server }, take);
  if (decision.kind === 'refuse') throw new Refused(decision.reasons);
  const { manifest } = decision;
  const isNew = file === null || !isSame(file, manifest);
  const text = formatJson(keepOrder(manifest, file ?? undefined));
  const isDryRun = flags['dry-run'];
  if (!isDryRun) {
    if (isNew) await replaceFile(place, text);
    // Last: after a crash in between, the next pull finds the same merge.
    await writeAncestor(target, server);
  }
  const source = draft.hasDraft ? `draft ${draft.draftVersion}` : 'the live manifest';
  const hasOwnWork = !isSame(manifest, server);
  return {
    made: isNew
      ? `the brand ${brand} with ${source} of ${origin}`
      : `no change: the file has all of ${source} of ${origin}`,
    files: isNew ? [{ place, text }] : [],
    next: [
      `npm run brands:check -- ${brand}`,
      ...(hasOwnWork ? [`npm run brand:push -- ${brand}: the file has work the server lacks`] : []),
    ],
    isDryRun,
  };
}

function readTake(take: string | undefined): Take | null {
  if (take === undefined) return null;
  if (take !== 'server' && take !== 'file') {
    throw new Refused([`--take: "${take}" is not one of: server, file`]);
  }
  return take;
}
