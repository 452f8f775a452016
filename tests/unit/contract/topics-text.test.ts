import { describe, expect, it } from 'vitest';
import { topicProblems, topicSchemasText, topicsText } from '#contract/codegen/topics-text.ts';
import type { JsonSchema } from '#contract/codegen/json-schema.ts';
import { closed, realSchemas } from './schema-fixture.ts';

const SOUND = {
  topic: 'thing',
  description: 'A thing has changed.',
  audience: 'brand',
  callers: ['visitor'],
  payload: closed('ThingState', { at: { $ref: '../entities/at.json' } }),
};

const files = (topic: object, name = 'thing') =>
  new Map<string, JsonSchema>([
    ['topic.json', realSchemas.get('topic.json') ?? {}],
    ['entities/at.json', { title: 'At', type: 'string' }],
    [`topics/${name}.json`, topic as JsonSchema],
  ]);
const problems = (change: object, name?: string): string[] =>
  topicProblems(files({ ...SOUND, ...change }, name), new Set(['thing.read']));

describe('the topics of the contract', () => {
  it('give a table, a type each, and schemas without references', () => {
    expect(problems({})).toEqual([]);
    const text = topicsText(files(SOUND));
    expect(text).toContain('thing: {"audience":"brand","callers":["visitor"]}');
    expect(text).toContain('  thing: ThingState;');
    expect(JSON.parse(topicSchemasText(files(SOUND)))).toEqual({
      thing: {
        type: 'object',
        additionalProperties: false,
        required: ['at'],
        properties: { at: { type: 'string' } },
      },
    });
  });

  it.each([
    ['another name than its file', {}, 'other', 'the topic is not named as its file'],
    [
      'a visitor in a player’s topic',
      { audience: 'member' },
      'thing',
      "a visitor cannot join a player's own topic",
    ],
    [
      'players in a topic of staff',
      { audience: 'staff', permission: 'thing.read' },
      'thing',
      'staff join topics for staff, and nobody else does',
    ],
    [
      'staff in a topic of players',
      { callers: ['staff'] },
      'thing',
      'staff join topics for staff, and nobody else does',
    ],
    [
      'a topic of staff without a permission',
      { audience: 'staff', callers: ['staff'] },
      'thing',
      'a topic for staff names a permission, and no other one does',
    ],
    [
      'a permission that nobody needs',
      { audience: 'staff', callers: ['staff'], permission: 'thing.write' },
      'thing',
      'no operation needs thing.write',
    ],
    [
      'a state without a name',
      { payload: { type: 'object' } },
      'thing',
      'the payload has no title',
    ],
  ])('%s is a fault', (_what, change, name, text) => {
    expect(problems(change, name)).toEqual([`topics/${name}.json: ${text}`]);
  });

  it('a file of another shape is not looked at further', () => {
    expect(problems({ audience: 'planet' })[0]).toMatch(/^topics\/thing\.json: \/audience /);
  });
});
