import { isJsonArray, isJsonObject } from '#brand/json.ts';
import type { LocatedFinding } from '#brand/checks/check-result.ts';
import type { Publication } from '#contract/generated/types.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { ServerText } from '../../platform/text.ts';
import type { HostOwners } from '../../brands/brand-host.store.ts';
import { type Editor, localisedResults } from './draft-checks.ts';
import { draftToPublish, putAwayDraft } from './draft.store.ts';
import { requireSecondPerson } from './second-person.ts';
import {
  publishBrand,
  type PublishDependencies,
  rollBackBrand,
} from '../../brands/publish-brand.ts';

/**
 * Makes the saved draft live and puts it away.
 * @throws Problem DRAFT_CONFLICT, LIVE_CHANGED, NOTHING_TO_PUBLISH, SECOND_PERSON_NEEDED,
 *   PUBLISH_BLOCKED (value.problems)
 */
export async function publishDraft(
  tx: Tx,
  publish: {
    brand: string;
    version: number;
    note: string;
    liveRevision: number | null;
    moveHosts?: readonly { readonly host: string; readonly from: string }[];
  },
  editor: Editor,
  deps: PublishDependencies & { text: ServerText },
): Promise<Publication> {
  const { brand, note, liveRevision: seenRevision } = publish;
  const { row, manifest } = await draftToPublish(tx, publish);
  requireSecondPerson(row, editor.staffId);
  const { staffId: actor, mayTakeHosts } = editor;
  const wanted = (publish.moveHosts ?? []).map(({ host, from }) => [host, from] as const);
  // What another may not take stays a finding of the check, which blocks the publication.
  const moves = new Map(mayTakeHosts ? wanted : []);
  const { takenHosts, ...made } = await tellingProblems(editor.language, deps.text, () =>
    publishBrand(
      tx,
      {
        brand,
        authored: manifest,
        actor,
        vouchesForHosts: mayTakeHosts,
        moves,
        note,
        kind: 'publish',
        seenRevision,
      },
      deps,
    ),
  );
  await putAwayDraft(tx, row);
  await writeAudit(tx, {
    staffId: editor.staffId,
    brand,
    action: 'publishDraft',
    before: { revision: row.live_revision },
    after: { revision: made.revision, hash: made.hash },
    reason: note,
    at: made.publishedAt,
  });
  await auditLostHosts(tx, takenHosts, { brand, staffId: actor, at: made.publishedAt });
  return { brand, ...made, publishedAt: made.publishedAt.toISOString() };
}

/** The brands that lost hosts have it in their own trail. */
async function auditLostHosts(
  tx: Tx,
  takenHosts: HostOwners,
  by: { brand: string; staffId: bigint; at: Date },
): Promise<void> {
  for (const loser of new Set(takenHosts.values())) {
    const hosts = [...takenHosts].flatMap(([host, owner]) => (owner === loser ? [host] : []));
    await writeAudit(tx, {
      staffId: by.staffId,
      brand: loser,
      action: 'loseHosts',
      before: { hosts },
      after: { brand: by.brand },
      at: by.at,
    });
  }
}

/**
 * Moves the live pointer back to a revision; the draft stays.
 * @throws Problem BRAND_NOT_FOUND, LIVE_CHANGED, REVISION_NOT_FOUND, MANIFEST_ID_MISMATCH, HOST_TAKEN
 */
export async function rollBackRevision(
  tx: Tx,
  request: { brand: string; revision: number; note: string; liveRevision: number | null },
  editor: Editor,
  deps: Pick<PublishDependencies, 'clock' | 'hostProof'>,
): Promise<Publication> {
  const { brand, revision, note, liveRevision } = request;
  const moved = await rollBackBrand(
    tx,
    { brand, revision, actor: editor.staffId, seenRevision: liveRevision },
    deps,
  );
  await writeAudit(tx, {
    staffId: editor.staffId,
    brand,
    action: 'rollBackRevision',
    before: { revision: liveRevision },
    after: { revision, hash: moved.hash },
    reason: note,
    at: moved.publishedAt,
  });
  return { brand, ...moved, publishedAt: moved.publishedAt.toISOString() };
}

/** Gives the findings that block a publication their words, as checkDraft does. */
async function tellingProblems<T>(
  language: string,
  text: ServerText,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'PUBLISH_BLOCKED') throw error;
    const { value } = error.details;
    const found = isJsonObject(value) && isJsonArray(value['problems']) ? value['problems'] : [];
    // publishBrand puts the engine's own findings there.
    const problems = localisedResults(
      found as unknown as readonly LocatedFinding[],
      text,
      language,
    );
    throw new Problem('PUBLISH_BLOCKED', { value: { problems } });
  }
}
