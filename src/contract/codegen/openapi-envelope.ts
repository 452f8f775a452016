import type { ErrorCodeSource } from './error-codes-text.ts';
import type { JsonSchema } from './json-schema.ts';

/** The envelope of a success around a value. */
export function valueEnvelope(value: JsonSchema): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['success', 'message', 'value'],
    properties: { success: { const: true }, message: { type: 'string' }, value },
  };
}

/** The envelope of a failure, and the list of codes. */
export function envelopeComponents(
  codes: readonly (readonly [string, ErrorCodeSource])[],
  field: JsonSchema,
): Record<string, JsonSchema> {
  const table = codes.map(
    ([code, { status, description }]) => `- ${code} (${status}): ${description}`,
  );
  return {
    ErrorCode: {
      type: 'string',
      enum: codes.map(([code]) => code),
      description: table.join('\n'),
    },
    Problem: {
      type: 'object',
      additionalProperties: false,
      required: ['success', 'code', 'message', 'value', 'requestId'],
      properties: {
        success: { const: false },
        code: { $ref: '#/components/schemas/ErrorCode' },
        message: { type: 'string', description: 'In the language of the caller.' },
        value: { description: 'What the caller needs to go on, else null.' },
        fields: {
          type: 'object',
          description: 'By JSON pointer into the body.',
          additionalProperties: field,
        },
        requestId: { type: 'string' },
      },
    },
  };
}

const PROBLEM = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** One response a status for the operation's own codes, and the default for those any may give. */
export function problemResponses(
  errors: readonly string[],
  statuses: ReadonlyMap<string, number>,
): Record<string, unknown> {
  const byStatus = new Map<string, string[]>();
  for (const code of errors) {
    const status = String(statuses.get(code));
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return {
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [
        status,
        { description: codes.join(', '), content: PROBLEM },
      ]),
    ),
    default: { description: 'Any other code of the catalogue.', content: PROBLEM },
  };
}
