import type { JsonSchema } from '#contract/codegen/json-schema.ts';
import { readSchemaFiles, type SchemaFiles } from '#contract/codegen/schema-files.ts';

export const realSchemas: SchemaFiles = await readSchemaFiles('schemas');

/** An operation that breaks no rule. */
export function soundOperation(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    operation: 'doThing',
    title: 'Do a thing',
    description: 'Does a thing to the thing named.',
    status: 'built',
    surface: 'site',
    method: 'POST',
    path: '/things/{thingId}',
    callers: ['member'],
    params: closed('DoThingParams', { thingId: { type: 'string', maxLength: 20 } }),
    body: closed('DoThingBody', { amount: { $ref: '../../entities/amount.json' } }),
    reply: { $ref: '../../entities/thing.json' },
    errors: ['NOT_FOUND'],
    rateLimit: { max: 10, windowSeconds: 60, by: 'caller' },
    idempotency: 'key',
    ...changes,
  };
}

export function closed(
  title: string | undefined,
  properties: Record<string, JsonSchema>,
): JsonSchema {
  return {
    ...(title === undefined ? {} : { title }),
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  };
}

/** The rules' own schema, three entities, two error codes and the operations given by path. */
export function schemaFiles(operations: Record<string, unknown>): SchemaFiles {
  const metaSchema = realSchemas.get('operation.json');
  if (metaSchema === undefined) throw new Error('schemas/operation.json is missing');
  return new Map<string, JsonSchema>([
    ...Object.entries(operations).map(([file, source]) => [file, source as JsonSchema] as const),
    ['entities/staff-role.json', { title: 'StaffRole', enum: ['admin'] }],
    ['entities/amount.json', { title: 'Amount', type: 'string', maxLength: 20 }],
    [
      'entities/thing.json',
      {
        ...closed('Thing', { amount: { $ref: 'amount.json', description: 'What it costs.' } }),
        description: 'A thing.',
      },
    ],
    [
      'entities/problem-field.json',
      closed('ProblemField', { code: { type: 'string', maxLength: 20 } }),
    ],
    [
      'error-codes.json',
      {
        NOT_FOUND: { status: 404, description: 'Nothing there.' },
        GONE: { status: 410, description: 'No longer there.' },
      },
    ],
    ['operation.json', metaSchema],
  ]);
}
