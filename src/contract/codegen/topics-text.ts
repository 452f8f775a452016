import { Ajv } from 'ajv';
import type { TopicDefinition } from '../topic.ts';
import { dereference } from './dereference.ts';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaFiles } from './schema-files.ts';
import { followReference } from './schema-reference.ts';

const BANNER = '// Generated from schemas/topics by `npm run codegen`. Do not edit.\n';

interface TopicFile {
  file: string;
  source: Omit<TopicDefinition, 'callers'> & {
    topic: string;
    callers: readonly string[];
    payload: JsonSchema;
  };
}

/** The topics among all schema files, by name. */
export function topicFiles(files: SchemaFiles): TopicFile[] {
  return [...files]
    .filter(([file]) => file.startsWith('topics/'))
    .map(([file, source]) => ({ file, source: source as unknown as TopicFile['source'] }));
}

/** What is wrong with them, one line each with the file's path. */
export function topicProblems(files: SchemaFiles, permissions: ReadonlySet<string>): string[] {
  const fits = new Ajv({ allErrors: true }).compile(files.get('topic.json') ?? false);
  return topicFiles(files).flatMap(({ file, source }) => {
    if (!fits(source)) {
      return (fits.errors ?? []).map(
        ({ instancePath, message, keyword }) => `${file}: ${instancePath} ${message ?? keyword}`,
      );
    }
    const { topic, audience, callers, permission } = source;
    const isForStaff = audience === 'staff';
    const faults = [
      ...(file === `topics/${topic}.json` ? [] : ['the topic is not named as its file']),
      ...(callers.includes('staff') === isForStaff && (!isForStaff || callers.length === 1)
        ? []
        : ['staff join topics for staff, and nobody else does']),
      ...(audience === 'member' && callers.includes('visitor')
        ? ["a visitor cannot join a player's own topic"]
        : []),
      ...((permission === undefined) === isForStaff
        ? ['a topic for staff names a permission, and no other one does']
        : []),
      ...(permission === undefined || permissions.has(permission)
        ? []
        : [`no operation needs ${permission}`]),
      ...(payloadTitle(files, file, source.payload) === null ? ['the payload has no title'] : []),
    ];
    return faults.map((text) => `${file}: ${text}`);
  });
}

/** The table of topics and the type of each one's state. */
export function topicsText(files: SchemaFiles): string {
  const topics = topicFiles(files);
  const rows = topics.map(({ source: { topic, audience, callers, permission } }) => {
    return `  ${topic}: ${JSON.stringify({ audience, callers, permission })},\n`;
  });
  const titles = topics.map(({ file, source }) => payloadTitle(files, file, source.payload) ?? '');
  const types = topics.map(({ source }, index) => `  ${source.topic}: ${titles[index] ?? ''};\n`);
  const imported = [...new Set(titles)].toSorted().map((title) => `  ${title},\n`);
  return [
    BANNER,
    `import type {\n${imported.join('')}} from './types.ts';\n\n`,
    `export const topics = {\n${rows.join('')}} as const;\n\n`,
    `/** The state that each topic tells. */\n`,
    `export interface TopicTypes {\n${types.join('')}}\n`,
  ].join('');
}

/** Schemas of the states without references: what tests check every state with. */
export function topicSchemasText(files: SchemaFiles): string {
  const rows = topicFiles(files).map(
    ({ file, source }) =>
      `  "${source.topic}": ${JSON.stringify(dereference(files, file, source.payload))}`,
  );
  return `{\n${rows.join(',\n')}\n}\n`;
}

function payloadTitle(files: SchemaFiles, file: string, payload: JsonSchema): string | null {
  if (payload.$ref === undefined) return payload.title ?? null;
  return followReference(files, file, payload.$ref).schema.title ?? null;
}
