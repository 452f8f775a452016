import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate, SchemaProblems } from '#contract/codegen/generate.ts';
import { staleFiles, writeGeneratedFiles } from '../../../scripts/codegen/generated-files.ts';
import { closed, schemaFiles, soundOperation } from './schema-fixture.ts';

const FILE = 'api/thing/doThing.json';

describe('the texts of a small contract', () => {
  let texts: ReadonlyMap<string, string>;
  beforeAll(async () => {
    texts = await generate(schemaFiles({ [FILE]: soundOperation() }));
  });

  test('each titled type is written once and null where there is none', () => {
    const types = [...texts]
      .flatMap(([name, text]) => (name.startsWith('types/') ? [text] : []))
      .join('');
    const names = [...types.matchAll(/^export (?:type|interface) (\w+)/gm)].map((m) => m[1] ?? '');
    expect(names.toSorted()).toEqual([
      'Amount',
      'DoThingBody',
      'DoThingParams',
      'ProblemField',
      'StaffRole',
      'Thing',
    ]);
    expect(types).toContain('   * What it costs.\n   */\n  amount: Amount;');
    expect(texts.has('manifest-types.ts')).toBe(false);
  });

  test('the same schemas give the same text', async () => {
    expect(await generate(schemaFiles({ [FILE]: soundOperation() }))).toEqual(texts);
  });

  test('the table of the server', () => {
    const operations = texts.get('operations.ts') ?? '';
    expect(operations).toContain(
      'doThing: { params: DoThingParams; query: undefined; body: DoThingBody; reply: Thing };',
    );
    expect(operations).toContain('"path":"/things/{thingId}"');
  });

  test('schemas without references or annotations', () => {
    expect(JSON.parse(texts.get('operation-schemas.json') ?? '')).toEqual({
      doThing: {
        params: {
          type: 'object',
          additionalProperties: false,
          required: ['thingId'],
          properties: { thingId: { type: 'string', maxLength: 20 } },
        },
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['amount'],
          properties: { amount: { type: 'string', maxLength: 20 } },
        },
        reply: {
          type: 'object',
          additionalProperties: false,
          required: ['amount'],
          properties: { amount: { type: 'string', maxLength: 20 } },
        },
      },
    });
  });

  test('only what a browser may call is in the tables of the client', async () => {
    const vendorCall = soundOperation({
      operation: 'vendorThing',
      path: '/vendor-things/{thingId}',
      surface: 'vendor',
      callers: ['vendor'],
      params: closed('VendorThingParams', { thingId: { type: 'string', maxLength: 20 } }),
      body: { $ref: 'doThing.json#/body' },
    });
    const both = await generate(
      schemaFiles({ [FILE]: soundOperation(), 'api/thing/vendorThing.json': vendorCall }),
    );
    const client = both.get('client-operations.ts') ?? '';
    expect(client).toContain('export const doThing = {"method":"POST","path":"/things/{thingId}"');
    expect(client).not.toContain('vendorThing');
    expect(both.get('operations.ts')).toContain(
      'vendorThing: { params: VendorThingParams; query: undefined; body: DoThingBody; reply: Thing };',
    );
  });
});

test('one title for two schemas stops it', async () => {
  const twice = soundOperation({
    operation: 'doMore',
    path: '/more',
    params: undefined,
    body: { title: 'Thing', type: 'object', additionalProperties: false },
  });
  await expect(
    generate(schemaFiles({ [FILE]: soundOperation(), 'api/thing/doMore.json': twice })),
  ).rejects.toThrow(
    'the title Thing is used by entities/thing.json# and by api/thing/doMore.json#/body',
  );
});

test('a broken rule stops it with lines for a person', async () => {
  const broken = generate(schemaFiles({ [FILE]: soundOperation({ errors: ['NO_SUCH'] }) }));
  await expect(broken).rejects.toBeInstanceOf(SchemaProblems);
  await expect(broken).rejects.toMatchObject({
    problems: [`${FILE}: error NO_SUCH is not in error-codes.json`],
  });
});

test('a schema that contains itself stops it', async () => {
  const files = new Map(schemaFiles({ [FILE]: soundOperation() }));
  files.set('entities/thing.json', {
    title: 'Thing',
    type: 'object',
    additionalProperties: false,
    properties: { inner: { $ref: 'thing.json' } },
  });
  await expect(generate(files)).rejects.toThrow('entities/thing.json# contains itself');
});

describe('freshness', () => {
  let folder: string;
  let texts: ReadonlyMap<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'generated-'));
    texts = await generate(schemaFiles({ [FILE]: soundOperation() }));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  test('a planted change, a missing and a left-over file are named and repaired', async () => {
    expect(await staleFiles({ folder, texts, owned: /./ })).toEqual([...texts.keys()].toSorted());
    await writeGeneratedFiles({ folder, texts, owned: /./ });
    expect(await staleFiles({ folder, texts, owned: /./ })).toEqual([]);

    const operations = path.join(folder, 'operations.ts');
    await writeFile(operations, `${await readFile(operations, 'utf8')}\n`);
    await rm(path.join(folder, 'types.ts'));
    await writeFile(path.join(folder, 'left-over.ts'), '');
    const touched = ['left-over.ts', 'operations.ts', 'types.ts'];
    expect(await staleFiles({ folder, texts, owned: /./ })).toEqual(touched);
    expect(await writeGeneratedFiles({ folder, texts, owned: /./ })).toEqual(touched);
    expect(await staleFiles({ folder, texts, owned: /./ })).toEqual([]);
  });

  test('a changed schema makes the files stale', async () => {
    const rateLimit = { max: 11, windowSeconds: 60, by: 'ip' };
    const changed = await generate(schemaFiles({ [FILE]: soundOperation({ rateLimit }) }));
    expect(await staleFiles({ folder, texts: changed, owned: /./ })).toEqual([
      'openapi.json',
      'operations.ts',
    ]);
  });
});
