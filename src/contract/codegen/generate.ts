import { clientOperationsText } from './client-operations-text.ts';
import { Definitions } from './definitions.ts';
import { enumValuesText } from './enum-values-text.ts';
import { errorCodesText } from './error-codes-text.ts';
import { eventProblems, eventSchemasText, eventsText } from './events-text.ts';
import { manifestDefinitions } from './manifest-definitions.ts';
import { openapiText } from './openapi.ts';
import { operationProblems } from './operation-problems.ts';
import { operationFiles, PARTS } from './operation-sources.ts';
import { operationSchemasText, operationsText } from './operations-text.ts';
import { permissionsText } from './permissions-text.ts';
import { rowProblems, tableTexts } from './rows.ts';
import { plannedNamesText } from './planned-operations.ts';
import type { SchemaFiles } from './schema-files.ts';
import { topicFiles, topicProblems, topicSchemasText, topicsText } from './topics-text.ts';
import { typeFiles } from './type-files.ts';
import { typesText } from './types-text.ts';

/** The schemas break a rule; `problems` are lines for a person. */
export class SchemaProblems extends Error {
  override name = 'SchemaProblems';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * The text of every generated file by its name. The same schemas give the same text.
 * @throws SchemaProblems
 */
export async function generate(files: SchemaFiles): Promise<ReadonlyMap<string, string>> {
  const operations = operationFiles(files);
  const needed = operations.flatMap(({ source }) => source.permission ?? []);
  const problems = [
    ...operationProblems(files),
    ...topicProblems(files, new Set(needed)),
    ...rowProblems(files),
    ...eventProblems(files),
  ];
  if (problems.length > 0) throw new SchemaProblems(problems);
  const definitions = new Definitions(files, '#/definitions/');
  for (const [file, schema] of files) {
    if (file.startsWith('entities/')) definitions.add(file, schema);
  }
  for (const { file, source } of operations) {
    for (const part of PARTS) {
      const schema = source[part];
      if (schema !== undefined && schema.type !== 'null') definitions.add(file, schema, `/${part}`);
    }
  }
  for (const { file, source } of topicFiles(files)) {
    definitions.add(file, source.payload, '/payload');
  }
  const manifest = manifestDefinitions(files);
  return new Map([
    ...(await typeFiles(definitions)),
    ...(manifest.schemas.size === 0
      ? []
      : [['manifest-types.ts', await typesText(manifest)] as const]),
    ['enum-values.ts', enumValuesText([definitions, manifest])],
    ...tableTexts(files),
    ['operations.ts', operationsText(files, operations)],
    ['client-operations.ts', clientOperationsText(operations)],
    ['planned-operations.ts', plannedNamesText(operations)],
    ['operation-schemas.json', operationSchemasText(files, operations)],
    ['error-codes.ts', errorCodesText(files)],
    ['permissions.ts', permissionsText(files)],
    ['topics.ts', topicsText(files)],
    ['topic-schemas.json', topicSchemasText(files)],
    ['events.ts', await eventsText(files)],
    ['event-schemas.json', eventSchemasText(files)],
    ['openapi.json', openapiText(files, operations)],
  ]);
}
