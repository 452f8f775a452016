import { relative } from 'node:path';
import type { JsonObject } from '#brand/json.ts';
import { Refused } from '../questions.ts';
import type { Outcome } from '../run-command.ts';
import { decidePush } from './decide.ts';
import { findingLines, publishPushed } from './publish-pushed.ts';
import { readPushFlags } from './push-flags.ts';
import { type StaffServer, withStaffServer } from './staff-server.ts';
import { manifestFile, readAncestor, readManifest, writeAncestor } from './sync-files.ts';
import type { SyncTarget } from './sync-target.ts';

export interface PushOutcome extends Outcome {
  /** False when the draft was saved and its publication refused. */
  readonly isComplete: boolean;
}

/**
 * Saves the brand's file as a server's draft, and publishes it on request.
 * @throws Refused with the reasons; nothing is saved then.
 */
export async function pushBrand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<PushOutcome> {
  const { target, note, isDryRun } = readPushFlags(args, env);
  const { brand, origin } = target;
  const place = manifestFile(brand);
  const file = await readManifest(place);
  if (file === null) throw new Refused([`${relative('', place)} is missing`]);
  return withStaffServer(target, async (server) => {
    const saved = await saveFile(server, target, file, isDryRun);
    const made = saved.isSaved
      ? `the draft of ${brand} on ${origin}`
      : `no change: the draft of ${brand} on ${origin} equals the file`;
    const outcome = { made, files: [], next: [], warnings: saved.findings, isDryRun };
    if (note === null || isDryRun) {
      const next = ['look at it in the builder', 'publish it there, or with --publish --note'];
      return { ...outcome, next, isComplete: true };
    }
    const { version, liveRevision } = saved;
    const published = await publishPushed(server, target, { file, version, note, liveRevision });
    if (published.revision === null) {
      const warnings = [
        'the draft is saved, but its publication is not confirmed',
        ...published.reasons,
      ];
      const next = [`correct the file, then npm run brand:push -- ${brand} --publish --note …`];
      return { ...outcome, warnings: [...saved.findings, ...warnings], next, isComplete: false };
    }
    return {
      ...outcome,
      made: `revision ${published.revision} of ${brand}, live on ${origin}`,
      files: published.files,
      next: [`commit ${relative('', place)}`],
      isComplete: true,
    };
  });
}

interface SavedFile {
  readonly isSaved: boolean;
  readonly version: number;
  readonly liveRevision: number | null;
  readonly findings: readonly string[];
}

/** @throws Refused when the server has work that the file lacks. */
async function saveFile(
  server: StaffServer,
  target: SyncTarget,
  file: JsonObject,
  isDryRun: boolean,
): Promise<SavedFile> {
  const params = { brand: target.brand };
  const draft = await server.call('getBrandDraft', { params });
  const { draftVersion: version, liveRevision } = draft;
  const ancestor = await readAncestor(target);
  const decision = decidePush({ ancestor, file, server: draft.manifest as JsonObject });
  if (decision.kind === 'refuse') throw new Refused(decision.reasons);
  const isSaved = decision.kind === 'save';
  if (isDryRun) return { isSaved, version, liveRevision, findings: [] };
  const saved = isSaved
    ? await server.call('saveDraft', { params, body: { version, manifest: { ...file } } })
    : { draftVersion: version, problems: [] };
  await writeAncestor(target, file);
  const findings = findingLines(saved.problems);
  return { isSaved, version: saved.draftVersion, liveRevision, findings };
}
