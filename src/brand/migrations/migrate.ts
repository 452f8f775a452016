import type { AuthoredManifest } from '../authored.ts';
import { ageAndMethods } from './0002-age-and-methods.ts';
import type { Migration } from './migration.ts';

/** In order; each makes the next format out of the one before. */
export const MIGRATIONS: readonly Migration[] = [ageAndMethods];

/** The version this release writes. It reads this one and the one before. */
export const CURRENT_FORMAT = 2;
export const OLDEST_FORMAT = 1;

/**
 * Brings an authored document up to the current format and says which steps it took. A document of
 * an unknown format comes back as it was: the schema check reports it.
 */
export function migrateManifest(authored: AuthoredManifest): {
  readonly manifest: AuthoredManifest;
  readonly applied: readonly Migration[];
} {
  const { formatVersion } = authored;
  if (typeof formatVersion !== 'number' || formatVersion < OLDEST_FORMAT) {
    return { manifest: authored, applied: [] };
  }
  const applied = MIGRATIONS.filter((migration) => migration.to > formatVersion);
  const manifest = applied.reduce(
    (document, migration) => ({ ...migration.migrate(document), formatVersion: migration.to }),
    authored,
  );
  return { manifest, applied };
}
