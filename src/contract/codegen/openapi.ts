import { Definitions } from './definitions.ts';
import { errorCodeSources } from './error-codes-text.ts';
import type { JsonSchema } from './json-schema.ts';
import { envelopeComponents, problemResponses, valueEnvelope } from './openapi-envelope.ts';
import { securityOf, securitySchemes } from './openapi-security.ts';
import type { OperationFile } from './operation-sources.ts';
import type { SchemaFiles } from './schema-files.ts';

const COMPONENTS = '#/components/schemas/';

/** The OpenAPI 3.1 document of all operations; among its schemas the manifest's and the registry's. */
export function openapiText(files: SchemaFiles, operations: readonly OperationFile[]): string {
  const definitions = new Definitions(files, COMPONENTS);
  const field = definitions.add('entities/problem-field.json', { $ref: '#' });
  const statuses = new Map(errorCodeSources(files).map(([code, { status }]) => [code, status]));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const entry of operations) {
    const item = (paths[entry.source.path] ??= {});
    item[entry.source.method.toLowerCase()] = operationObject(entry, definitions, statuses);
  }
  for (const [file, schema] of files) {
    if (/^(manifest|registry)\//.test(file)) definitions.add(file, schema);
  }
  const areas = [...new Set(operations.map(({ area }) => area))];
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'White-label gaming platform',
      version: '1',
      description:
        'Every answer in JSON is an envelope: success, message, value, and on failure a code and, ' +
        "for a form, fields by JSON pointer. Money is in micro-units (10^-6 of the currency's " +
        'unit) as a decimal integer in a string. An operation with x-status planned is answered ' +
        '501 with the code NOT_BUILT. BrandManifest, among the schemas, is what a brand is made of.',
    },
    servers: [{ url: '/' }],
    tags: areas.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes,
      schemas: {
        ...envelopeComponents(errorCodeSources(files), field),
        ...Object.fromEntries([...definitions.schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      },
    },
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

function operationObject(
  entry: OperationFile,
  definitions: Definitions,
  statuses: ReadonlyMap<string, number>,
): Record<string, unknown> {
  const { source, file, area } = entry;
  const under = (part: 'body' | 'reply', schema: JsonSchema) =>
    schema.type === 'null' ? schema : definitions.add(file, schema, `/${part}`);
  const { body, rawReply, permission } = source;
  const reply = under('reply', source.reply);
  const answer =
    rawReply === undefined
      ? { 'application/json': { schema: valueEnvelope(reply) } }
      : { [rawReply]: { schema: reply } };
  return {
    operationId: source.operation,
    tags: [area],
    summary: source.title,
    description: source.description,
    'x-status': source.status,
    'x-surface': source.surface,
    'x-callers': source.callers,
    'x-rate-limit': source.rateLimit,
    'x-idempotency': source.idempotency,
    ...(permission === undefined ? {} : { 'x-permission': permission }),
    ...(source.openWhileClosed === true ? { 'x-open-while-closed': true } : {}),
    security: securityOf(entry),
    parameters: parametersOf(entry, definitions),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: under('body', body) },
              ...(source.acceptsForm === true
                ? { 'application/x-www-form-urlencoded': { schema: under('body', body) } }
                : {}),
              ...(source.acceptsEncrypted === true
                ? { 'application/jose': { schema: { type: 'string' } } }
                : {}),
            },
          },
        }),
    responses: {
      '200': { description: 'Done.', content: answer },
      ...problemResponses(source.errors, statuses),
    },
  };
}

function parametersOf({ file, source }: OperationFile, definitions: Definitions): unknown[] {
  const each = (part: 'params' | 'query', place: 'path' | 'query') => {
    const schema = source[part];
    return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || schema?.required?.includes(name) === true,
      schema: definitions.add(file, property, `/${part}/properties/${name}`),
    }));
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'The same key gives the same answer for seven days; with other content it is an error.',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[!-~]+$' },
  };
  return [
    ...each('params', 'path'),
    ...each('query', 'query'),
    ...(source.idempotency === 'key' ? [key] : []),
  ];
}
