import { Ajv } from 'ajv';
import { Definitions } from './definitions.ts';
import { dereference } from './dereference.ts';
import type { JsonSchema } from './json-schema.ts';
import { tablesOf } from './rows.ts';
import type { SchemaFiles } from './schema-files.ts';
import { typesText } from './types-text.ts';

interface EventFile {
  file: string;
  source: { topic: string; each?: string; description: string; payload: JsonSchema };
}

/** The events among all schema files, by topic. */
export function eventFiles(files: SchemaFiles): EventFile[] {
  return [...files]
    .filter(([file]) => file.startsWith('events/'))
    .map(([file, source]) => ({ file, source: source as unknown as EventFile['source'] }));
}

/** Faults of the event files, one line each with the file's path. */
export function eventProblems(files: SchemaFiles): string[] {
  const fits = new Ajv({ allErrors: true }).compile(files.get('event.json') ?? false);
  return eventFiles(files).flatMap(({ file, source }) => {
    if (!fits(source)) {
      return (fits.errors ?? []).map(
        ({ instancePath, message, keyword }) => `${file}: ${instancePath} ${message ?? keyword}`,
      );
    }
    const { topic, each, payload } = source;
    return [
      ...(file === `events/${topic}.json` ? [] : ['the topic is not named as its file']),
      ...(payload.title === undefined ? ['the payload has no title'] : []),
      ...(each === undefined || tablesOf(files).has(each) ? [] : [`there is no table ${each}`]),
    ].map((text) => `${file}: ${text}`);
  });
}

/** The type of each event's payload, and of them all by topic. */
export async function eventsText(files: SchemaFiles): Promise<string> {
  const definitions = new Definitions(files, '#/definitions/');
  const events = eventFiles(files);
  for (const { file, source } of events) definitions.add(file, source.payload, '/payload');
  const rows = events.flatMap(({ source: { topic, each, description, payload } }) =>
    topicsOf(files, topic, each).map(
      (name) => `  /** ${description} */\n  '${name}': ${payload.title ?? ''};\n`,
    ),
  );
  return [
    await typesText(definitions),
    '\n/** Payload of each topic of the outbox. */\n',
    `export interface EventPayloads {\n${rows.join('')}}\n`,
  ].join('');
}

/** Schemas of the payloads without references, by the topic of their file: what tests check events with. */
export function eventSchemasText(files: SchemaFiles): string {
  const rows = eventFiles(files).map(
    ({ file, source: { topic, payload } }) =>
      `  "${topic}": ${JSON.stringify(dereference(files, file, payload))}`,
  );
  return `{\n${rows.join(',\n')}\n}\n`;
}

const topicsOf = (files: SchemaFiles, topic: string, each: string | undefined): string[] =>
  each === undefined
    ? [topic]
    : Object.keys(tablesOf(files).get(each) ?? {}).map((row) => `${topic}.${row}`);
