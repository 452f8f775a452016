import type { Deposit } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import {
  type AccessBrand,
  type AccessFixture,
  recordId,
  type UsedRecords,
} from '#tests/support/access/access-fixture.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { PNG } from '#tests/support/withdrawals.ts';

const plantAgain = ({ app, values }: UsedRecords): Promise<void> =>
  plantTransfer(app, recordId(values, 'depositId'));

export const fixture: AccessFixture = {
  records: { depositId: 'DEPOSIT_NOT_FOUND', transactionId: 'TRANSACTION_NOT_FOUND' },
  make: makeDeposit,
  values: { addDepositProof: { file: [PNG] }, creditDeposit: { seen: [0] } },
  restore: { addDepositProof: plantAgain, creditDeposit: plantAgain, declineDeposit: plantAgain },
};

/** A transfer that is awaited, and a movement of the member's money. */
async function makeDeposit({ app, call }: AccessBrand): Promise<KnownValues> {
  const order = { channel: 'sandbox', amountMicro: '50000000' };
  const { depositId } = await call<Deposit>('POST', '/wps/relay/deposits', order);
  await plantTransfer(app, BigInt(depositId));
  const { items } = await call<ReplyOf<'listTransactions'>>('GET', '/wps/relay/transactions');
  return { depositId: [depositId], transactionId: [items[0]?.transactionId] };
}

/** Makes a deposit wait for its transfer again. */
async function plantTransfer(app: TestApp, depositId: bigint): Promise<void> {
  await app.database.db
    .updateTable('deposit')
    .set({ channel: 'transfer', status: 'pending', proof_count: 0, version: 0 })
    .where('id', '=', depositId)
    .execute();
}
