import type { AuthoredManifest } from '#brand/authored.ts';
import type { CheckResult } from '#brand/checks/check-result.ts';
import { type LoadParent, type ResolvedBrand, resolveBrand } from '#brand/resolve.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockBrand, newestRevision, readParents } from './brand.store.ts';

/** The check engine over one authored manifest; the composition root binds registry and schema. */
export type CheckManifest = (
  authored: AuthoredManifest,
  loadParent: LoadParent,
) => readonly CheckResult[];

export interface PublishDependencies {
  clock: Clock;
  check: CheckManifest;
}

export interface Publication {
  revision: number;
  hash: string;
  publishedAt: Date;
}

export interface PublishRequest {
  brand: string;
  authored: AuthoredManifest;
  /** null: taken from the brands folder. */
  actor: bigint | null;
  note: string;
  kind: 'publish' | 'files';
}

/**
 * Writes a revision and makes it live, if its checks pass; else nothing changes.
 * The caller reloads the live brands after the commit.
 * @throws Problem BRAND_NOT_FOUND, PUBLISH_BLOCKED (value.problems)
 */
export async function publishBrand(
  tx: Tx,
  request: PublishRequest,
  deps: PublishDependencies,
): Promise<Publication> {
  if ((await lockBrand(tx, request.brand)) === undefined) throw new Problem('BRAND_NOT_FOUND');
  const loadParent = await readParents(tx);
  // A file may come with a number of its own, on which its children rely.
  const revision = Math.max(
    revisionOf(request.authored),
    (await newestRevision(tx, request.brand)) + 1,
  );
  const authored = { ...request.authored, revision };
  const problems = deps.check(authored, loadParent).filter(({ severity }) => severity === 'error');
  if (problems.length > 0) throw new Problem('PUBLISH_BLOCKED', { value: { problems } });
  const brand = resolveBrand(authored, loadParent);
  const publishedAt = deps.clock.now();
  await writeRevision(tx, request, { authored, brand, revision, publishedAt });
  await makeLive(tx, { ...request, revision, at: publishedAt });
  return { revision, hash: brand.hash, publishedAt };
}

/**
 * Makes an earlier revision live again.
 * @throws Problem BRAND_NOT_FOUND, REVISION_NOT_FOUND
 */
export async function rollBackBrand(
  tx: Tx,
  request: { brand: string; revision: number; actor: bigint },
  deps: Pick<PublishDependencies, 'clock'>,
): Promise<Publication> {
  if ((await lockBrand(tx, request.brand)) === undefined) throw new Problem('BRAND_NOT_FOUND');
  const row = await tx
    .selectFrom('brand_revision')
    .select(['hash'])
    .where('brand', '=', request.brand)
    .where('revision', '=', request.revision)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('REVISION_NOT_FOUND');
  const publishedAt = deps.clock.now();
  await makeLive(tx, { ...request, kind: 'rollback', at: publishedAt });
  return { revision: request.revision, hash: row.hash, publishedAt };
}

async function writeRevision(
  tx: Tx,
  request: PublishRequest,
  made: { authored: AuthoredManifest; brand: ResolvedBrand; revision: number; publishedAt: Date },
): Promise<void> {
  await tx
    .insertInto('brand_revision')
    .values({
      brand: request.brand,
      revision: made.revision,
      hash: made.brand.hash,
      authored: JSON.stringify(made.authored),
      resolved: JSON.stringify(made.brand.resolved),
      provenance: JSON.stringify(made.brand.provenance),
      published_by: request.actor,
      note: request.note,
      published_at: made.publishedAt,
    })
    .execute();
}

async function makeLive(
  tx: Tx,
  move: {
    brand: string;
    revision: number;
    actor: bigint | null;
    kind: 'publish' | 'rollback' | 'files';
    at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('brand')
    .set({ live_revision: move.revision })
    .where('id', '=', move.brand)
    .execute();
  await tx
    .insertInto('brand_publication')
    .values({
      id: newId(),
      brand: move.brand,
      revision: move.revision,
      kind: move.kind,
      actor: move.actor,
      at: move.at,
    })
    .execute();
}

function revisionOf(authored: AuthoredManifest): number {
  const { revision } = authored;
  return typeof revision === 'number' ? revision : 0;
}
