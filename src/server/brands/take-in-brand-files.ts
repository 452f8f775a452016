import { sql } from 'kysely';
import { type AuthoredManifest, authoredParent } from '#brand/authored.ts';
import type { BrandFile } from '#brand/files/read-brands.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Log } from '../platform/log.ts';
import { Problem } from '../platform/problem.ts';
import { sha256Hex } from '../platform/signature.ts';
import { writeDefaultRules } from './default-rules.ts';
import { publishBrand, type PublishDependencies } from './publish-brand.ts';

/**
 * Publishes what changed in the brands folder since it was last taken in. Parents come first. A file with
 * an error, or one whose brand has since been published from the builder, leaves the live revision
 * as it is and is told in the log.
 * @returns ids of the brands published.
 */
export async function takeInBrandFiles(
  db: Db,
  files: readonly BrandFile[],
  deps: PublishDependencies & { log: Log },
): Promise<string[]> {
  const published: string[] = [];
  const parents = new Set(
    files.flatMap(({ authored }) => (authored && authoredParent(authored)?.brand) ?? []),
  );
  const parentsFirst = files.toSorted(
    (a, b) => Number(parents.has(b.folder)) - Number(parents.has(a.folder)),
  );
  const refused = new Map<BrandFile, Problem>();
  const attempt = async (file: BrandFile): Promise<void> => {
    const { authored, folder } = file;
    refused.delete(file);
    if (authored === undefined) {
      const fault = file.source.faults[0];
      deps.log.error(
        { brand: folder, file: file.file, fault },
        'a brand file is not JSON; the live revision stays',
      );
      return;
    }
    try {
      const taken = await inTransaction(db, (tx) =>
        takeIn(tx, { ...file, authored, isParent: parents.has(folder) }, deps),
      );
      if (taken) published.push(folder);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.set(file, error);
    }
  };
  for (const file of parentsFirst) await attempt(file);
  // A host that moves from one file to another is released only by the file that lost it.
  const again = published.length === 0 ? [] : Array.from(refused.keys());
  for (const file of again) await attempt(file);
  for (const [{ folder, file }, { code, details }] of refused) {
    deps.log.error(
      { brand: folder, file, code, problems: details.value },
      'a brand file has errors; the live revision stays',
    );
  }
  return published;
}

async function takeIn(
  tx: Tx,
  file: BrandFile & { authored: AuthoredManifest; isParent: boolean },
  deps: PublishDependencies & { log: Log },
): Promise<boolean> {
  const checksum = sha256Hex(file.text);
  await tx
    .insertInto('brand')
    .values({ id: file.folder, file_checksum: null, is_parent: file.isParent })
    .onConflict((conflict) =>
      // Once a parent, always one: brands made in the builder may extend it too.
      conflict.column('id').doUpdateSet({
        is_parent: sql<boolean>`brand.is_parent or ${file.isParent}`,
      }),
    )
    .execute();
  const brand = await tx
    .selectFrom('brand as b')
    .leftJoin('brand_revision as r', (join) =>
      join.onRef('r.brand', '=', 'b.id').onRef('r.revision', '=', 'b.live_revision'),
    )
    .select(['b.file_checksum', 'b.live_revision', 'r.published_by'])
    .where('b.id', '=', file.folder)
    .executeTakeFirstOrThrow();
  if (brand.file_checksum === checksum) return false;
  if (brand.published_by !== null) {
    deps.log.warn(
      { brand: file.folder, file: file.file, liveRevision: brand.live_revision },
      'the brand file changed, but what is live was published from the builder; the file was left alone',
    );
    return false;
  }
  await writeDefaultRules(tx, file.folder);
  await publishBrand(
    tx,
    {
      brand: file.folder,
      authored: file.authored,
      actor: null,
      vouchesForHosts: false,
      moves: new Map(),
      note: '',
      kind: 'files',
    },
    deps,
  );
  await tx
    .updateTable('brand')
    .set({ file_checksum: checksum })
    .where('id', '=', file.folder)
    .execute();
  return true;
}
