import { expect, it } from 'vitest';
import { expectGreen, expectRed, plantTree } from '#tests/support/planted-tree.ts';
import { contractTypes } from '../../scripts/check/contract-types.ts';

const TREE = {
  'src/contract/generated/types.ts': "export type Fund = 'cash';\nexport interface Wallet {\n}\n",
  'src/domain/wallet.ts': 'export interface WalletRow {\n}\n',
};

it('passes a tree whose types have names of their own', async () => {
  const { seen } = await expectGreen(contractTypes, await plantTree(TREE));
  expect(seen).toBe(2);
});

it.each([
  ['an exported interface', 'export interface Wallet {\n}\n', /wallet\.ts:1 Wallet: the contract/],
  ['a type of the file alone', "\ntype Fund = 'gold';\n", /wallet\.ts:2 Fund: the contract/],
  ['a class', 'export class Wallet {}\n', /wallet\.ts:1 Wallet: the contract/],
])('finds %s with the name of a contract type', async (_what, text, fault) => {
  const root = await plantTree({ ...TREE, 'src/domain/wallet.ts': text });
  await expectRed(contractTypes, root, fault);
});
