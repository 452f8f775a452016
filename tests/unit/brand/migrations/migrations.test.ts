import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AuthoredManifest } from '#brand/authored.ts';
import {
  CURRENT_FORMAT,
  migrateManifest,
  MIGRATIONS,
  OLDEST_FORMAT,
} from '#brand/migrations/migrate.ts';
import { brandFolder } from '../brand-fixture.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const exercised = new Set<number>();

function fixture(name: string): AuthoredManifest {
  return JSON.parse(readFileSync(path.join(FIXTURES, name), 'utf8')) as AuthoredManifest;
}

describe('migrations', () => {
  for (const migration of MIGRATIONS) {
    const number = String(migration.to).padStart(4, '0');

    it(`${number} makes the after of the before, and nothing of it when done again`, () => {
      const before = fixture(`${number}-before.json`);
      const after = fixture(`${number}-after.json`);
      const once = { ...migration.migrate(before), formatVersion: migration.to };
      expect(once).toEqual(after);
      expect(migration.migrate(once)).toEqual(once);
      exercised.add(migration.to);
    });

    it(`${number} leaves unsaid what a brand does not say`, () => {
      expect(migration.migrate({ id: 'quiet' })).toEqual({ id: 'quiet' });
    });
  }

  it('keeps what a brand says about its law already', () => {
    const document = {
      formatVersion: 1,
      footer: { copyright: { age: 18 } },
      legal: { minimumAge: 21 },
    };
    expect(migrateManifest(document).manifest['legal']).toEqual({ minimumAge: 21 });
    expect(migrateManifest(document).manifest['footer']).toEqual({});
  });

  it('reads this format and the one before, in steps of one', () => {
    expect(CURRENT_FORMAT - OLDEST_FORMAT).toBe(1);
    expect(MIGRATIONS.map((migration) => migration.to)).toEqual([CURRENT_FORMAT]);
    expect(migrateManifest({ formatVersion: 1 }).applied).toEqual(MIGRATIONS);
    expect(migrateManifest({ formatVersion: 2, a: 1 })).toEqual({
      manifest: { formatVersion: 2, a: 1 },
      applied: [],
    });
    for (const formatVersion of [0, -1, 'x', null]) {
      expect(migrateManifest({ formatVersion }).manifest).toEqual({ formatVersion });
    }
  });

  it('changes nothing in any shipped brand', () => {
    expect(brandFolder.brands.length).toBeGreaterThan(2);
    for (const { authored, folder } of brandFolder.brands) {
      expect(migrateManifest(authored ?? {}).applied, folder).toEqual([]);
    }
  });

  it('has exercised every one of them, with a fixture each', () => {
    expect([...exercised].toSorted((one, other) => one - other)).toEqual(
      MIGRATIONS.map((migration) => migration.to),
    );
    expect(readdirSync(FIXTURES)).toHaveLength(MIGRATIONS.length * 2);
  });
});
