import { describe, expect, test } from 'vitest';
import { operationProblems } from '#contract/codegen/operation-problems.ts';
import { closed, realSchemas, schemaFiles, soundOperation } from './schema-fixture.ts';

const FILE = 'api/thing/doThing.json';

function problemsOf(changes: Record<string, unknown>): string[] {
  return operationProblems(schemaFiles({ [FILE]: soundOperation(changes) }));
}

test('a sound operation has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

test('the operations of the contract have no problem', () => {
  expect(operationProblems(realSchemas)).toEqual([]);
});

test('an empty folder is a problem', () => {
  expect(operationProblems(schemaFiles({}))).toEqual(['schemas/api holds no operation']);
});

const anything = { title: 'DoThingBody', type: 'object', additionalProperties: true };
const nested = closed('DoThingBody', { inner: { type: 'object', properties: {} } });

describe('one rule broken', () => {
  test.each([
    ['a key the format does not know', { colour: 'red' }, 'must NOT have additional properties'],
    ['a missing part', { reply: undefined }, "must have required property 'reply'"],
    ['another name than the file', { operation: 'doOther' }, 'is not the name of the file'],
    ['an unknown error', { errors: ['NO_SUCH'] }, 'error NO_SUCH is not in error-codes.json'],
    ['a path parameter too many', { path: '/things' }, 'the path has {} and params has {thingId}'],
    ['a path parameter too few', { params: undefined }, 'the path has {thingId} and params has {}'],
    ['a key on a GET', { method: 'GET', body: undefined }, 'a GET is safe, not key'],
    ['a body on a GET', { method: 'GET', idempotency: 'safe' }, 'a GET has no body'],
    ['a form that members send', { acceptsForm: true, callers: ['member'] }, 'a form is for'],
    [
      'a form with a number',
      { acceptsForm: true, body: closed('DoThingBody', { count: { type: 'integer' } }) },
      'a form has strings',
    ],
    ['a caller of another surface', { callers: ['vendor'] }, 'vendor cannot call the surface site'],
    [
      'staff without a permission',
      { surface: 'office', callers: ['staff'] },
      'callers and permission',
    ],
    ['a permission without staff', { permission: 'thing.read' }, 'callers and permission disagree'],
    ['a part without a title', { body: closed(undefined, {}) }, 'body has no title'],
    ['an open body', { body: anything }, '/body takes unknown keys'],
    ['an open object inside', { body: nested }, '/body/properties/inner takes unknown keys'],
    [
      'an unbounded string',
      { body: closed('DoThingBody', { name: { type: 'string' } }) },
      '/body/properties/name has no maxLength',
    ],
    [
      'an unbounded number',
      { reply: closed('DoThingValue', { count: { type: ['integer', 'null'] } }) },
      '/reply/properties/count has no maximum',
    ],
    [
      'an unbounded list',
      { reply: closed('DoThingValue', { items: { type: 'array', items: { type: 'boolean' } } }) },
      '/reply/properties/items has no maxItems',
    ],
    [
      'an object or null by type',
      { reply: closed('V', { inner: { type: ['object', 'null'] } }) },
      '/reply/properties/inner mixes object with other types',
    ],
    [
      'a keyword nobody knows',
      { body: closed('DoThingBody', { name: { type: 'string', maxLenght: 3, maxLength: 3 } }) },
      'unknown keyword: "maxLenght"',
    ],
    [
      'a reference to nothing',
      { reply: { $ref: 'no.json' } },
      'api/thing/doThing.json: no.json leads nowhere',
    ],
  ])('%s', (_what, changes, expected) => {
    const problems = problemsOf(changes);
    expect(problems.filter((problem) => problem.includes(expected))).not.toEqual([]);
    expect(problems.every((problem) => problem.startsWith(FILE))).toBe(true);
  });
});

test('an open body says why, and is then accepted', () => {
  const body = { ...anything, 'x-open': 'Vendors send keys of their own.' };
  expect(problemsOf({ body })).toEqual([]);
});

test('an entity is followed when it is looked for open objects', () => {
  const files = new Map(
    schemaFiles({ [FILE]: soundOperation({ body: { $ref: '../../entities/thing.json' } }) }),
  );
  expect(operationProblems(files)).toEqual([]);
  files.set('entities/thing.json', { title: 'Thing', type: 'object' });
  expect(operationProblems(files)).toEqual([
    `${FILE}: /body takes unknown keys: additionalProperties is not false`,
  ]);
});

test('a name or an address is taken once', () => {
  const again = soundOperation({
    path: '/things/{id}',
    params: closed('Again', { id: { type: 'string', maxLength: 20 } }),
  });
  expect(
    operationProblems(schemaFiles({ [FILE]: soundOperation(), 'api/other/doThing.json': again })),
  ).toEqual([
    'api/other/doThing.json: operation "doThing" is taken by api/thing/doThing.json',
    'api/other/doThing.json: address "POST /things/{}" is taken by api/thing/doThing.json',
  ]);
});

test('a permission is given once, to roles there are, and needed', () => {
  const staff = {
    surface: 'office',
    callers: ['staff'],
    permission: 'thing.read',
  };
  const at = (roles: Record<string, readonly string[]>, area = 'thing') => ({
    [`api/${area}/permissions.json`]: roles,
  });
  const problems = (files: Record<string, unknown>) =>
    operationProblems(schemaFiles({ [FILE]: soundOperation(staff), ...files }));
  expect(problems({})).toEqual([`${FILE}: no permissions.json gives thing.read to a role`]);
  expect(problems(at({ 'thing.read': ['admin'] }))).toEqual([]);
  const wrong = { 'thing.read': ['boss'], 'thing.edit': ['admin'] };
  expect(problems({ ...at(wrong), ...at({ 'thing.read': ['admin'] }, 'other') })).toEqual([
    'api/thing/permissions.json: no operation needs thing.edit',
    'api/thing/permissions.json: thing.read is given twice',
    'api/thing/permissions.json: no role is named boss',
  ]);
});

test('who takes unknown keys is known; the list only grows by a decision', () => {
  const open = [...realSchemas]
    .filter(([, schema]) => JSON.stringify(schema).includes('"x-open"'))
    .map(([file]) => file);
  expect(open).toEqual([
    'api/payment/notifyPayment.json',
    'api/wallet/walletBalance.json',
    'api/wallet/walletBet.json',
    'api/wallet/walletCloseRound.json',
    'api/wallet/walletRollback.json',
    'api/wallet/walletSessionCheck.json',
    'api/wallet/walletWin.json',
    'entities/audit-value.json',
    'entities/manifest-document.json',
    'entities/registry-document.json',
    'entities/round-choice.json',
  ]);
});
