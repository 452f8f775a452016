import { expect, test } from 'vitest';
import { Definitions } from '#contract/codegen/definitions.ts';
import { enumValuesText } from '#contract/codegen/enum-values-text.ts';
import { schemaFiles } from './schema-fixture.ts';

test('each titled enum is an array in the order of its schema', () => {
  const definitions = new Definitions(schemaFiles({}), '#/definitions/');
  definitions.add('entities/b.json', { title: 'MemberStatus', enum: ['open', "can't", 3] });
  definitions.add('entities/a.json', { title: 'Fund', enum: ['promo', 'cash'] });
  definitions.add('entities/c.json', { title: 'Amount', type: 'string' });
  expect(enumValuesText([definitions]).split('\n').slice(2)).toEqual([
    "export const funds = ['promo', 'cash'] as const;",
    "export const memberStatuses = ['open', 'can\\'t', 3] as const;",
    '',
  ]);
});
