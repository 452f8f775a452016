import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { declaredFeatures } from '../../scripts/check/declared-features.ts';

const FOLDER = 'src/server/features/deposit';
const JOB = 'export const expire = async () => 0;\n';
const CONSUMER = `import type { Consumer } from '../../platform/outbox/consumer.ts';
export const counter: Consumer = {
  name: 'counter',
  topics: [],
  async consume() {},
};
`;
const FEATURE = `import { counter } from './counter.ts';
import { expire } from './expire.job.ts';
export function depositFeature() {
  return {
    name: 'deposit',
    jobs: [{ name: 'expire', everySeconds: 30, run: expire }],
    consumers: [counter],
  };
}
`;
const TREE = {
  'src/server/compose.ts':
    "import { depositFeature } from './features/deposit/feature.ts';\nadd(depositFeature(parts));\n",
  'src/server/platform/jobs/periodic.ts':
    'export interface PeriodicJob {\n  everySeconds: number;\n}\n',
  [`${FOLDER}/feature.ts`]: FEATURE,
  [`${FOLDER}/expire.job.ts`]: JOB,
  [`${FOLDER}/counter.ts`]: CONSUMER,
};

it('passes a tree whose features declare what runs', async () => {
  const { seen } = await expectGreen(declaredFeatures, await plantTree(TREE));
  expect(seen).toBe(1);
});

it.each([
  ['a job file', { [`${FOLDER}/forget.job.ts`]: JOB }, /forget\.job\.ts: no feature\.ts declares/],
  [
    'a job of the ledger',
    { 'src/server/ledger/seal.job.ts': JOB },
    /ledger\/seal\.job\.ts: no feature\.ts declares this job/,
  ],
  [
    'a consumer',
    { [`${FOLDER}/other.ts`]: CONSUMER },
    /deposit\/other\.ts: no feature\.ts declares this consumer/,
  ],
  [
    'a consumer class',
    { 'src/server/features/deposit/c.ts': 'export class C {\n  async consume() {}\n}\n' },
    /deposit\/c\.ts: no feature\.ts declares this consumer/,
  ],
  [
    'a job whose feature only imports its type',
    { [`${FOLDER}/feature.ts`]: FEATURE.replace('import { expire }', 'import type { expire }') },
    /expire\.job\.ts: no feature\.ts declares this job/,
  ],
  [
    'a feature without a list of jobs',
    { [`${FOLDER}/feature.ts`]: FEATURE.replace('jobs:', 'works:') },
    /expire\.job\.ts: no feature\.ts declares this job/,
  ],
  [
    'a product that is not in the list',
    { 'src/server/products/bingo/product.ts': 'export const product = {};\n' },
    /products\/bingo\/product\.ts: src\/server\/compose\.ts does not add/,
  ],
  [
    'a job that is declared elsewhere',
    { 'src/server/jobs.ts': "export const job = { name: 'a', everySeconds: 5 };\n" },
    /src\/server\/jobs\.ts:1: a job is declared in a feature\.ts/,
  ],
  [
    'a feature that is made and not added',
    { 'src/server/compose.ts': 'const deposit = depositFeature(parts);\n' },
    /deposit\/feature\.ts: src\/server\/compose\.ts does not add depositFeature/,
  ],
])('names %s', async (_name, files, fault) => {
  await expectRed(declaredFeatures, await plantTree({ ...TREE, ...files }), fault);
});

it('is red on an empty tree', async () => {
  await expectRed(declaredFeatures, await plantTree({}), /read nothing/);
});

it('takes the generated list for a feature that the composition root does not name', async () => {
  const list = {
    'src/server/features/generated/plain-features.ts':
      'export const PLAIN_FEATURES = [\n  depositFeature,\n];\n',
  };
  const compose = 'for (const open of PLAIN_FEATURES) add(open(parts));\n';
  const listed = { ...TREE, ...list, 'src/server/compose.ts': compose };
  await expectGreen(declaredFeatures, await plantTree(listed));
  const unused = { ...listed, 'src/server/compose.ts': '\n' };
  await expectRed(declaredFeatures, await plantTree(unused), /does not add depositFeature/);
});
