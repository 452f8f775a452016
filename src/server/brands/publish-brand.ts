import type { AuthoredManifest } from '#brand/authored.ts';
import type { LocatedFinding } from '#brand/checks/check-result.ts';
import { type LoadParent, type ResolvedBrand, resolveBrand } from '#brand/resolve.ts';
import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';
import { Problem } from '../platform/problem.ts';
import { claimHosts, type HostOwners, hostsOf } from './brand-host.store.ts';
import type { HostProof } from './host-proof.ts';
import { readUploads } from './brand-asset.read.ts';
import { lockBrand, newestRevision, readParents } from './brand.store.ts';

/** The check engine over one authored manifest; the composition root binds registry and schema. */
export type CheckManifest = (subject: {
  /** The brand of the address or the folder, whatever id the manifest bears. */
  brand: string;
  authored: AuthoredManifest;
  loadParent: LoadParent;
  owners: HostOwners;
  mayTakeHosts: boolean;
  /** Files that were uploaded for the brand and for those it may extend. */
  uploads: ReadonlyMap<string, readonly string[]>;
}) => readonly LocatedFinding[];

export interface PublishDependencies {
  clock: Clock;
  check: CheckManifest;
  hostProof: Pick<HostProof, 'isRequired'>;
}

export interface BrandPublication {
  revision: number;
  hash: string;
  publishedAt: Date;
}

export interface MadePublication extends BrandPublication {
  /** Hosts that other brands have lost to this one. */
  takenHosts: HostOwners;
}

export interface PublishRequest {
  brand: string;
  authored: AuthoredManifest;
  /** null: taken from the brands folder. */
  actor: bigint | null;
  /** Staff of all brands: their hosts need no proof. */
  vouchesForHosts: boolean;
  /** Hosts to take over, each with the brand that holds it: for staff of all brands. */
  moves: HostOwners;
  note: string;
  kind: 'publish' | 'files';
  /** The live revision that the publisher has seen; omitted: whichever it is. */
  seenRevision?: number | null;
}

/**
 * Writes a revision and makes it live, if its checks pass; else nothing changes.
 * The caller reloads the live brands after the commit.
 * @throws Problem BRAND_NOT_FOUND, LIVE_CHANGED, PUBLISH_BLOCKED (value.problems)
 */
export async function publishBrand(
  tx: Tx,
  request: PublishRequest,
  deps: PublishDependencies,
): Promise<MadePublication> {
  const { brand: id, moves, vouchesForHosts } = request;
  const row = await lockBrand(tx, id);
  if (row === undefined) throw new Problem('BRAND_NOT_FOUND');
  requireSeen(row.live_revision, request.seenRevision);
  const uploads = await readUploads(tx, id);
  const loadParent = await readParents(tx);
  // A file may come with a number of its own, on which its children rely.
  const revision = Math.max(revisionOf(request.authored), (await newestRevision(tx, id)) + 1);
  const authored = { ...request.authored, revision };
  const publishedAt = deps.clock.now();
  // Before the check, which names the hosts that others hold: no publication can claim them in between.
  const hosts = hostsOf(authored, loadParent);
  const claimed = await claimHosts(tx, {
    brand: id,
    hosts,
    moves,
    // Files come from whoever runs the installation.
    isVouched: vouchesForHosts || request.kind === 'files' || !deps.hostProof.isRequired,
    releases: request.kind === 'files',
    at: publishedAt,
  });
  const problems = deps
    .check({
      brand: id,
      authored,
      loadParent,
      owners: claimed.refused,
      mayTakeHosts: false,
      uploads,
    })
    .filter(({ severity }) => severity === 'error');
  if (problems.length > 0) throw new Problem('PUBLISH_BLOCKED', { value: { problems } });
  const brand = resolveBrand(authored, loadParent);
  await writeRevision(tx, request, { authored, brand, revision, publishedAt });
  await makeLive(tx, { ...request, manifestId: brand.resolved.id, revision, at: publishedAt });
  return { revision, hash: brand.hash, publishedAt, takenHosts: claimed.taken };
}

/**
 * Makes an earlier revision live again, with its hosts. It takes none over: no check has warned of it.
 * @throws Problem BRAND_NOT_FOUND, LIVE_CHANGED, REVISION_NOT_FOUND, MANIFEST_ID_MISMATCH, HOST_TAKEN
 */
export async function rollBackBrand(
  tx: Tx,
  request: { brand: string; revision: number; actor: bigint; seenRevision: number | null },
  { clock, hostProof }: Pick<PublishDependencies, 'clock' | 'hostProof'>,
): Promise<BrandPublication> {
  const brand = await lockBrand(tx, request.brand);
  if (brand === undefined) throw new Problem('BRAND_NOT_FOUND');
  requireSeen(brand.live_revision, request.seenRevision);
  const row = await tx
    .selectFrom('brand_revision')
    .select(['hash', 'resolved'])
    .where('brand', '=', request.brand)
    .where('revision', '=', request.revision)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('REVISION_NOT_FOUND');
  const publishedAt = clock.now();
  // Written by publishBrand, which lets only what fits its schema through.
  const { id: manifestId, hosts } = row.resolved as BrandManifest;
  await makeLive(tx, { ...request, manifestId, kind: 'rollback', at: publishedAt });
  const isVouched = !hostProof.isRequired;
  const claim = {
    brand: request.brand,
    hosts,
    moves: new Map<string, string>(),
    isVouched,
    releases: false,
    at: publishedAt,
  };
  const { refused } = await claimHosts(tx, claim);
  if (refused.size > 0) throw hostTaken(hosts, refused);
  return { revision: request.revision, hash: row.hash, publishedAt };
}

/** Two who publish or roll back at once: the later one has to look at what the earlier one made live. */
function requireSeen(liveRevision: number | null, seen: number | null | undefined): void {
  if (seen === undefined || seen === liveRevision) return;
  throw new Problem('LIVE_CHANGED', { value: { liveRevision } });
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

/** @throws Problem MANIFEST_ID_MISMATCH */
export function requireOwnId(brand: string, manifestId: string): void {
  if (manifestId === brand) return;
  throw new Problem('MANIFEST_ID_MISMATCH', { fields: { '/id': { code: 'const' } } });
}

function hostTaken(hosts: readonly string[], refused: HostOwners): Problem {
  const fields = hosts.flatMap((host, index) =>
    refused.has(host) ? [[`/hosts/${index}`, { code: 'const' }] as const] : [],
  );
  return new Problem('HOST_TAKEN', {
    fields: Object.fromEntries(fields),
    value: { hosts: [...refused.keys()] },
  });
}

/** The one place that moves the live pointer: no brand is ever served under another one's id. */
async function makeLive(
  tx: Tx,
  move: {
    brand: string;
    manifestId: string;
    revision: number;
    actor: bigint | null;
    kind: 'publish' | 'rollback' | 'files';
    at: Date;
  },
): Promise<void> {
  requireOwnId(move.brand, move.manifestId);
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
