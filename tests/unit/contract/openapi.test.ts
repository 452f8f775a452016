import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { openapiText } from '#contract/codegen/openapi.ts';
import { operationFiles } from '#contract/codegen/operation-sources.ts';
import { realSchemas } from './schema-fixture.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: object;
}

interface OperationObject {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  'x-status': string;
}

interface Document {
  openapi: string;
  tags: { name: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> };
}

const PREFIX = '#/components/schemas/';
const operations = operationFiles(realSchemas);
const document = JSON.parse(openapiText(realSchemas, operations)) as Document;
const entries = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

test('every operation is in the document once', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(entries.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    operations.map(({ name }) => name).toSorted(),
  );
  expect(new Set(entries.map(({ operation }) => operation['x-status']))).toEqual(
    new Set(['built', 'planned']),
  );
});

test('path parameters are declared, required, and nothing else claims to be one', () => {
  for (const { path, operation } of entries) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name).toSorted()).toEqual(inPath.toSorted());
    expect(declared.every(({ required }) => required)).toBe(true);
  }
});

test('tags and security name what the document declares', () => {
  const tags = document.tags.map(({ name }) => name);
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { operation } of entries) {
    expect(tags).toEqual(expect.arrayContaining(operation.tags));
    expect(schemes).toEqual(expect.arrayContaining(operation.security.flatMap(Object.keys)));
  }
});

function securityOf(name: string) {
  return entries.find(({ operation }) => operation.operationId === name)?.operation.security;
}

test('a change by a cookie needs the CSRF header, a signed call the signature', () => {
  expect(securityOf('createDeposit')).toEqual([{ memberCookie: [], csrf: [] }, { bearer: [] }]);
  expect(securityOf('getBalance')).toEqual([{ memberCookie: [] }, { bearer: [] }]);
  expect(securityOf('saveDraft')).toEqual([{ staffCookie: [], csrf: [] }]);
  expect(securityOf('walletBet')).toEqual([{ vendorCode: [], vendorSignature: [] }]);
  expect(securityOf('notifyPayment')).toEqual([{ channelSignature: [] }]);
  expect(securityOf('playHouseRound')).toEqual([{ launchToken: [] }]);
  expect(securityOf('login')).toEqual([]);
});

test('every reference leads to a component', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  const names = new Set(references.map((match) => match[1] ?? ''));
  const known = Object.keys(document.components.schemas);
  expect(names.size).toBeGreaterThan(50);
  expect([...names].filter((name) => !known.includes(name.slice(PREFIX.length)))).toEqual([]);
});

test('every schema is sound JSON Schema 2020-12', () => {
  // inlineRefs off: a shared schema is compiled once and not again in each that names it.
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    inlineRefs: false,
    discriminator: true,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['components', 'x-open', 'x-unit', 'x-visibility']);
  const absolute = JSON.stringify(document.components.schemas).replaceAll('"#/', '"doc#/');
  ajv.addSchema({ $id: 'doc', components: { schemas: JSON.parse(absolute) as object } });
  for (const name of Object.keys(document.components.schemas)) {
    expect(ajv.getSchema(`doc${PREFIX}${name}`), name).toBeTypeOf('function');
  }
  for (const { operation } of entries) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)]
      .flatMap((part) => Object.values(part?.content ?? {}))
      .map(({ schema }) => schema);
    for (const schema of [...contents, ...operation.parameters.map((each) => each.schema)]) {
      expect(ajv.validateSchema(schema), operation.operationId).toBe(true);
    }
  }
});

test('an answer carries the envelope, and errors stand under their status', () => {
  const login = document.paths['/wps/session/login']?.['post'];
  expect(login?.responses['200']?.content['application/json']?.schema).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['success', 'message', 'value'],
    properties: {
      success: { const: true },
      message: { type: 'string' },
      value: { $ref: '#/components/schemas/LoginValue' },
    },
  });
  expect(login?.responses['401']?.description).toContain('INVALID_CREDENTIALS');
});
