import { expect, test } from 'vitest';
import { operationFiles } from '#contract/codegen/operation-sources.ts';
import { plannedByArea, plannedText } from '#contract/codegen/planned-operations.ts';
import { schemaFiles, soundOperation } from './schema-fixture.ts';

test('planned operations stand under their area with counts, built ones do not', () => {
  const operations = operationFiles(
    schemaFiles({
      'api/lottery/drawThing.json': soundOperation({
        operation: 'drawThing',
        method: 'GET',
        path: '/draws/{thingId}',
        status: 'planned',
      }),
      'api/thing/doMore.json': soundOperation({ operation: 'doMore', status: 'planned' }),
      'api/thing/doThing.json': soundOperation(),
    }),
  );
  expect(plannedText(plannedByArea(operations), operations.length)).toBe(
    [
      'lottery (1)\n  drawThing  GET    /draws/{thingId}',
      'thing (1)\n  doMore  POST   /things/{thingId}',
      '2 of 3 operations are planned, 1 built.',
    ].join('\n\n'),
  );
});
