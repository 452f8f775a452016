import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readManifestSchemas } from '#brand/files/read-manifest-schemas.ts';
import type { JsonObject } from '#brand/json.ts';
import { publicManifest } from '#brand/public-manifest.ts';
import { sparseSchema } from '#brand/sparse-schema.ts';
import { resolveShipped } from './brand-fixture.ts';

const schemas = await readManifestSchemas('schemas/manifest');
const resolved = resolveShipped('kyvolta').resolved as unknown as JsonObject;

describe('publicManifest', () => {
  it('keeps what players need, whole', () => {
    const pruned = publicManifest(resolved, schemas);
    for (const section of ['identity', 'theme', 'navigation', 'home', 'registration', 'footer']) {
      expect(pruned[section], section).toEqual(resolved[section]);
    }
  });

  it('keeps back what is for builders and servers, and what no schema knows', () => {
    const pruned = publicManifest(
      {
        ...resolved,
        secretSauce: { token: 'x' },
        features: {
          newLobby: { shown: true, owner: 'Ana', note: 'internal', expires: '2026-12-01' },
        },
        identity: { ...(resolved['identity'] as JsonObject), internal: 'no' },
      },
      schemas,
    );
    expect(Object.keys(pruned)).not.toEqual(
      expect.arrayContaining(['meta', 'hosts', 'integrations', 'secretSauce']),
    );
    for (const key of ['meta', 'hosts', 'integrations', 'secretSauce'])
      expect(pruned).not.toHaveProperty(key);
    expect(pruned['features']).toEqual({ newLobby: { shown: true } });
    expect(pruned['identity']).not.toHaveProperty('internal');
  });
});

describe('the schema for editors', () => {
  it('is made of the others as they are now', async () => {
    const written = await readFile('brands/manifest.schema.json', 'utf8');
    expect(JSON.parse(written)).toEqual(sparseSchema(schemas));
  });

  it('every section says who may see it', () => {
    const properties = schemas['brand.json']?.['properties'] as Record<string, JsonObject>;
    for (const [name, property] of Object.entries(properties)) {
      const file = property['$ref'];
      const section = typeof file === 'string' ? schemas[file] : property;
      expect(section?.['x-visibility'], name).toMatch(/^(?:public|server|builder)$/);
    }
  });
});
